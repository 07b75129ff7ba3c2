import { PAPER_CSS } from '@sufra/shared/paper'

/** Printable width of an 80 mm roll. */
const PRINTED_MM = 72
const ROLL_MM = 80

const MM_PER_PX = 25.4 / 96

/**
 * Returns the length of the paper in mm. `@page { size: 80mm auto }` is invalid CSS: without a height the printer uses
 * A4.
 */
export const paperLength = (heightPx: number): number => Math.ceil(heightPx * MM_PER_PX) + 4

export const pageRule = (heightPx: number): string =>
  `@page { size: ${ROLL_MM}mm ${paperLength(heightPx)}mm; margin: 0 }`

export type PaperSize = 'roll' | 'a4'
export const A4_RULE = '@page { size: A4; margin: 14mm }'

/** Shows the paper only in print, never on the screen. */
export const PAPER_STYLE = `${PAPER_CSS}
.sf-paper { position: fixed; top: 0; left: -200mm; width: ${PRINTED_MM}mm }
.sf-paper .big { font-size: 30px; font-weight: 600; line-height: 1.2 }
.sf-paper .dish { font-size: 16px; font-weight: 600 }
.sf-paper .option { padding-inline-start: 20px; font-size: 13px }
.sf-paper .note { border: 2px solid #000; padding: 4px 6px; margin: 6px 0; font-weight: 600; font-size: 14px }
.sf-paper .whose h1 { font-size: 14px }
.sf-paper .whose .logo { max-height: 10mm }
.sf-paper.sf-a4 { width: 182mm }
.sf-paper section { padding: 6px 0; border-bottom: 1px dashed #000; break-inside: avoid }
.sf-paper section ul, .sf-paper section dl { border: 0; padding: 2px 0 }
.sf-paper small { display: block; font-size: 11px }
@media print {
  html, body { background: #fff !important; margin: 0 !important; height: auto !important; min-height: 0 !important }
  body > :not(.sf-paper) { display: none !important }
  .sf-paper { position: static; margin: 0 auto; padding: 2mm 0 }
}`
