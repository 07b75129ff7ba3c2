import type { Dots } from '../../raster/dots.ts'

// How long the printer tries before it says that it could not; shorter than what counts as no answer at all.
const TRIES_FOR_MS = 10_000

/** A paper as Epson printers take it: ePOS-Print XML with the picture's dots, named so that its answer can be told apart. */
export const printRequest = (name: string, { width, height, bits }: Dots): string =>
  `<?xml version="1.0" encoding="utf-8"?>
<PrintRequestInfo Version="2.00">
<ePOSPrint>
<Parameter><devid>local_printer</devid><timeout>${TRIES_FOR_MS}</timeout><printjobid>${name}</printjobid></Parameter>
<PrintData>
<epos-print xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print">
<image width="${width}" height="${height}" color="color_1" mode="mono" align="left">${bits.toString('base64')}</image>
<cut type="feed"/>
</epos-print>
</PrintData>
</ePOSPrint>
</PrintRequestInfo>
`
