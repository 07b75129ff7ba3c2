import type { Dots } from '../../raster/dots.ts'

// Time limit of the printer for a job; shorter than the limit for its report.
const TRIES_FOR_MS = 10_000

/** Returns a paper as ePOS-Print XML with the picture's dots, and a name that the report repeats. */
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
