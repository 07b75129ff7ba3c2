import sharp from 'sharp'

/** A black and white picture: one bit per dot, 1 is black, rows padded to bytes. */
export interface Dots {
  width: number
  height: number
  bits: Buffer
}

const DARK_BELOW = 128

/** Returns the dots of a picture that is already black and white. */
export const dotsOf = async (picture: Buffer): Promise<Dots> => {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const rowBytes = Math.ceil(width / 8)
  const bits = Buffer.alloc(rowBytes * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if ((data[(y * width + x) * channels] ?? 0) < DARK_BELOW) {
        const at = y * rowBytes + (x >> 3)
        bits[at] = (bits[at] ?? 0) | (0x80 >> (x & 7))
      }
  return { width, height, bits }
}
