import sharp from 'sharp'

/** Error diffusion of Floyd and Steinberg: shares of a dot's error for its neighbours. */
const SHARES = [
  [1, 0, 7 / 16],
  [-1, 1, 3 / 16],
  [0, 1, 5 / 16],
  [1, 1, 1 / 16],
] as const
const MIDDLE = 128

const dither = (grey: Buffer, width: number): Buffer => {
  const rest = Float32Array.from(grey)
  const dots = Buffer.alloc(grey.length)
  for (let at = 0; at < grey.length; at += 1) {
    const value = rest[at] ?? 0
    const dot = value < MIDDLE ? 0 : 255
    dots[at] = dot
    const x = at % width
    for (const [right, down, share] of SHARES) {
      const to = at + down * width + right
      if (x + right < 0 || x + right >= width || to >= grey.length) continue
      rest[to] = (rest[to] ?? 0) + (value - dot) * share
    }
  }
  return dots
}

/** Returns a picture as a dithered black and white PNG within the given dots. */
export const ditherPicture = async (
  picture: Buffer,
  within: { width: number; height: number },
): Promise<Buffer> => {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#fff' })
    .resize({ ...within, fit: 'inside', withoutEnlargement: true })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  return sharp(dither(data, width), { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer()
}
