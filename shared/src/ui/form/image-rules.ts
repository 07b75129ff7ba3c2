/** What the server takes (specification#fields), in the spelling of an input's `accept`. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp']
const LARGEST = 5 * 1024 * 1024
const SMALL_SIDE = 320

/** Why a chosen file cannot be uploaded, as the name of its words; null when it can. */
export const imageProblem = (file: File): 'imageWrongType' | 'imageTooBig' | null => {
  if (!IMAGE_TYPES.includes(file.type)) return 'imageWrongType'
  return file.size > LARGEST ? 'imageTooBig' : null
}

/** Whether a picture will look blurred in the places where it is shown large. */
export const isSmallImage = ({ naturalWidth, naturalHeight }: HTMLImageElement): boolean =>
  Math.min(naturalWidth, naturalHeight) < SMALL_SIDE
