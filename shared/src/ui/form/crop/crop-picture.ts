/** In pixels of the picture. */
export interface CropArea {
  x: number
  y: number
  width: number
  height: number
}

// Larger is never shown, and phones take pictures of 48 megapixels.
const LONGEST_SIDE = 1600
const QUALITY = 0.9

/** The chosen part as a file of the same kind and name. Rejects when the picture cannot be read. */
export const cropPicture = async (picture: File, area: CropArea): Promise<File> => {
  const bitmap = await createImageBitmap(picture)
  const scale = Math.min(1, LONGEST_SIDE / Math.max(area.width, area.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(area.width * scale)
  canvas.height = Math.round(area.height * scale)
  canvas
    .getContext('2d')
    ?.drawImage(bitmap, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, picture.type, QUALITY))
  if (!blob) throw new Error('the picture cannot be drawn')
  return new File([blob], picture.name, { type: blob.type })
}
