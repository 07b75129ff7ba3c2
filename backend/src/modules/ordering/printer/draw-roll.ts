import sharp from 'sharp'
import type { PaperDrawer } from '#src/modules/ground/ground.ts'
import type { Roll } from './roll/roll.ts'
import { withBreaks } from './roll/with-breaks.ts'

const TEMPLATE = new URL('./paper/roll.typ', import.meta.url)

// Of a roll, what its printers' heads reach, at 8 dots a millimetre.
const HEAD = { 80: { widthMm: 72, dots: 576 }, 58: { widthMm: 48, dots: 384 } }
const DOTS_AN_INCH = 203.2
// What is darker than this is black: their heads know no grey.
const BLACK_BELOW = 150
const asWritten = new Set(['qr', 'kind', 'size', 'language'])

/** PNG, black on white, as wide as the printer's head. */
export const drawRoll = async (drawer: PaperDrawer, roll: Roll): Promise<Buffer> => {
  const { widthMm, dots } = HEAD[roll.paperMm]
  const data = JSON.stringify({ ...roll, widthMm }, (key, value) =>
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
