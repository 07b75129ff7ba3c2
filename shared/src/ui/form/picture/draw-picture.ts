/** In pixels of the picture, turned as it is shown. */
export interface CropArea {
  x: number
  y: number
  width: number
  height: number
}

/** Pixels. Larger is never shown, and phones take pictures of 48 megapixels. */
export const LONGEST_SIDE = 1600
const MOST_PIXELS = 100_000_000
const QUALITY = 0.9
const ENDINGS: Record<string, string> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' }

interface Drawing {
  /** All of the picture without one. */
  area?: CropArea
  longestSide: number
  /** A browser that cannot write it writes PNG. */
  type: string
}

const named = (name: string, type: string): string => {
  const ending = ENDINGS[type] ?? 'png'
  const isSame = new RegExp(`\\.${ending === 'jpg' ? 'jpe?g' : ending}$`, 'i').test(name)
  return isSame ? name : `${name.replace(/\.[^.]*$/, '')}.${ending}`
}

/** Draws a picture or a part of it, turned as the camera was held. Rejects when the browser cannot read it. */
export const drawPicture = async (picture: File, { area, longestSide, type }: Drawing): Promise<File> => {
  const bitmap = await createImageBitmap(picture, { imageOrientation: 'from-image' })
  const { x, y, width, height } = area ?? { x: 0, y: 0, width: bitmap.width, height: bitmap.height }
  if (bitmap.width * bitmap.height > MOST_PIXELS) {
    bitmap.close()
    throw new Error('the picture has too many pixels')
  }
  const scale = Math.min(1, longestSide / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  canvas.getContext('2d')?.drawImage(bitmap, x, y, width, height, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, type, QUALITY))
  if (!blob) throw new Error('the picture cannot be drawn')
  return new File([blob], named(picture.name, blob.type), { type: blob.type })
}
