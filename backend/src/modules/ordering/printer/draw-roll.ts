import sharp from 'sharp'
import type { ImageStorage, PaperDrawer } from '#src/modules/infrastructure/infrastructure.ts'
import { ditherPicture } from './raster/dither-picture.ts'
import type { Roll } from './roll/roll.ts'
import { withBreaks } from './roll/with-breaks.ts'

const TEMPLATE = new URL('./paper/roll.typ', import.meta.url)

// Printable width of each roll, at 8 dots per millimetre.
const HEAD = { 80: { widthMm: 72, dots: 576 }, 58: { widthMm: 48, dots: 384 } }
const DOTS_AN_INCH = 203.2
// Darker pixels are black, because the print heads have no grey.
const BLACK_BELOW = 150
const asWritten = new Set(['qr', 'kind', 'size', 'language'])

const LOGO = { width: 240, height: 120 }
const LOGO_GAP = 12

const words = async (drawer: PaperDrawer, { language, paperMm, blocks }: Roll): Promise<Buffer> => {
  const { widthMm, dots } = HEAD[paperMm]
  const data = JSON.stringify({ language, blocks, widthMm }, (key, value) =>
    typeof value === 'string' && !asWritten.has(key) ? withBreaks(value) : value,
  )
  const svg = await drawer.picture({ template: TEMPLATE, data })
  return sharp(svg, { density: DOTS_AN_INCH })
    .flatten({ background: '#fff' })
    .resize({ width: dots })
    .greyscale()
    .threshold(BLACK_BELOW)
    .png({ palette: true, colours: 2 })
    .toBuffer()
}

const withLogo = async (paper: Buffer, picture: Buffer): Promise<Buffer> => {
  const logo = await ditherPicture(picture, LOGO)
  const [{ width }, { width: logoWidth, height: logoHeight }] = await Promise.all([
    sharp(paper).metadata(),
    sharp(logo).metadata(),
  ])
  const left = Math.floor((width - logoWidth) / 2)
  const roomy = await sharp(paper)
    .extend({ top: logoHeight + LOGO_GAP, background: '#fff' })
    .toBuffer()
  return sharp(roomy)
    .composite([{ input: logo, top: LOGO_GAP, left }])
    .greyscale()
    .png({ palette: true, colours: 2 })
    .toBuffer()
}

/** Draws papers for rolls: PNG, black on white, as wide as the print head. */
export interface Papers {
  draw(roll: Roll): Promise<Buffer>
}

export const createPapers = (drawer: PaperDrawer, pictures: Pick<ImageStorage, 'read'>): Papers => ({
  draw: async roll => {
    const paper = await words(drawer, roll)
    const logo = roll.logoKey === null ? undefined : await pictures.read(roll.logoKey)
    return logo ? withLogo(paper, logo) : paper
  },
})
