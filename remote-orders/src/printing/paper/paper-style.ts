/** Of a roll of 80 mm, what its printers reach. */
const PRINTED_MM = 72
const ROLL_MM = 80

const MM_PER_PX = 25.4 / 96

/** How long the paper is. `@page { size: 80mm auto }` is no size: without a height the printer takes a sheet of A4. */
export const paperLength = (heightPx: number): number => Math.ceil(heightPx * MM_PER_PX) + 4

export const pageRule = (heightPx: number): string =>
  `@page { size: ${ROLL_MM}mm ${paperLength(heightPx)}mm; margin: 0 }`

export type PaperSize = 'roll' | 'a4'
export const A4_RULE = '@page { size: A4; margin: 14mm }'

/** Only the paper is printed; on the screen it is never seen. Black on white: the heads of these printers know no grey. */
export const PAPER_STYLE = `
.sf-paper { position: fixed; top: 0; left: -200mm; width: ${PRINTED_MM}mm; color: #000; background: #fff;
  font: 400 12px/1.45 'Readex Pro', sans-serif; overflow-wrap: anywhere }
.sf-paper h1 { font-size: 20px; font-weight: 600; line-height: 1.3; margin: 0 }
.sf-paper h2 { font-size: 14px; font-weight: 600; margin: 0 }
.sf-paper p { margin: 0 }
.sf-paper header { text-align: center; padding-bottom: 6px; border-bottom: 1px dashed #000 }
.sf-paper ul { list-style: none; margin: 0; padding: 6px 0; border-bottom: 1px dashed #000 }
.sf-paper li { padding: 3px 0 }
.sf-paper .row { display: flex; justify-content: space-between; gap: 8px }
.sf-paper .row > :last-child { white-space: nowrap }
.sf-paper .strong { font-weight: 600; font-size: 14px }
.sf-paper .big { font-size: 30px; font-weight: 600; line-height: 1.2 }
.sf-paper .dish { font-size: 16px; font-weight: 600 }
.sf-paper .option { padding-inline-start: 20px; font-size: 13px }
.sf-paper .note { border: 2px solid #000; padding: 4px 6px; margin: 6px 0; font-weight: 600; font-size: 14px }
.sf-paper .stamp { border: 2px solid #000; font-size: 18px; font-weight: 600; text-align: center; margin: 4px 0 }
.sf-paper dl { margin: 0; padding: 6px 0; border-bottom: 1px dashed #000 }
.sf-paper dt, .sf-paper dd { margin: 0 }
.sf-paper.sf-a4 { width: 182mm }
.sf-paper section { padding: 6px 0; border-bottom: 1px dashed #000; break-inside: avoid }
.sf-paper section ul, .sf-paper section dl { border: 0; padding: 2px 0 }
.sf-paper small { display: block; font-size: 11px }
.sf-paper svg { display: block; margin: 8px auto; width: 34mm; height: 34mm }
@media print {
  html, body { background: #fff !important; margin: 0 !important; height: auto !important; min-height: 0 !important }
  body > :not(.sf-paper) { display: none !important }
  .sf-paper { position: static; margin: 0 auto; padding: 2mm 0 }
}`
