import { imageProblem, isUploadable } from '../image-rules.ts'
import type { ImageProblem } from '../image-rules.ts'
import { LONGEST_SIDE, drawPicture } from './draw-picture.ts'
import { isHeic } from './is-heic.ts'

// A part of it is cut out afterwards.
const LONGEST_TO_CROP = 4096

export type PreparedPicture = { picture: File } | { problem: ImageProblem }

interface Redrawing {
  longestSide: number
  type: string
  ifUnreadable: ImageProblem
}

const redraw = async (
  file: File,
  { longestSide, type, ifUnreadable }: Redrawing,
): Promise<PreparedPicture> => {
  try {
    return { picture: await drawPicture(file, { longestSide, type }) }
  } catch {
    return { problem: ifUnreadable }
  }
}

/**
 * A picture that the server takes: the file itself, a smaller one, or a JPEG of a HEIC that this browser can read. The problem
 * otherwise, as the name of its words.
 */
export const preparePicture = async (file: File): Promise<PreparedPicture> => {
  const problem = imageProblem(file)
  if (problem) return { problem }
  const ifUnreadable = (await isHeic(file)) ? 'imageHeic' : 'imageUnreadable'
  if (ifUnreadable === 'imageUnreadable' && isUploadable(file)) return { picture: file }
  // PNG and WebP may be transparent.
  const type = file.type === 'image/png' || file.type === 'image/webp' ? 'image/webp' : 'image/jpeg'
  const prepared = await redraw(file, { longestSide: LONGEST_SIDE, type, ifUnreadable })
  // A browser that writes no WebP writes PNG, which can be large.
  return 'picture' in prepared && !isUploadable(prepared.picture)
    ? redraw(file, { longestSide: LONGEST_SIDE, type: 'image/jpeg', ifUnreadable })
    : prepared
}

/** The same for a picture to be cut: of any size that the browser can read. */
export const prepareToCrop = async (file: File): Promise<PreparedPicture> => {
  const problem = imageProblem(file)
  if (problem) return { problem }
  return (await isHeic(file))
    ? redraw(file, { longestSide: LONGEST_TO_CROP, type: 'image/jpeg', ifUnreadable: 'imageHeic' })
    : { picture: file }
}
