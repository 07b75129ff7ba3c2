import { LONGEST_SIDE, drawPicture } from '../picture/draw-picture.ts'
import type { CropArea } from '../picture/draw-picture.ts'

/** The chosen part as a file of the same kind. Rejects when the picture cannot be read. */
export const cropPicture = (picture: File, area: CropArea): Promise<File> =>
  drawPicture(picture, { area, longestSide: LONGEST_SIDE, type: picture.type })
