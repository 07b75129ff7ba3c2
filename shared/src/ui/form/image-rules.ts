/** MIME types that the server accepts (specification#fields), as an input's `accept`. iOS then converts HEIC to JPEG. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp']
const LARGEST = 5 * 1024 * 1024
const LARGEST_SOURCE = 30 * 1024 * 1024
const SMALL_SIDE = 320

export type ImageProblem = 'imageWrongType' | 'imageTooBig' | 'imageHeic' | 'imageUnreadable'

// Systems that do not know HEIC give it no type.
const mayBeHeic = ({ name, type }: File): boolean =>
  /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name))

/** Returns true if the server accepts the file unchanged, by its type and size. */
export const isUploadable = (file: File): boolean => IMAGE_TYPES.includes(file.type) && file.size <= LARGEST

/** Why a chosen file cannot be used, even made smaller, as the name of its words; null when it may. */
export const imageProblem = (file: File): ImageProblem | null => {
  if (!IMAGE_TYPES.includes(file.type) && !mayBeHeic(file)) return 'imageWrongType'
  return file.size > LARGEST_SOURCE ? 'imageTooBig' : null
}

/** Returns true if the picture looks blurred where it is shown large. */
export const isSmallImage = ({ naturalWidth, naturalHeight }: HTMLImageElement): boolean =>
  Math.min(naturalWidth, naturalHeight) < SMALL_SIDE
