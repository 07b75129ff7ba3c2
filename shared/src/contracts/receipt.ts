import { z } from 'zod'
import { Order } from './order.ts'
import { LocalizedText } from './wire.ts'

/** An order as paper shows it: with who sells, and the code that the tax authority asks for. */
export const Receipt = z.object({
  order: Order,
  seller: z.object({ name: LocalizedText, vatNumber: z.string().nullable() }),
  qr: z.string().nullable().describe('ZATCA phase 1: base64 of the five tags; null without a VAT number'),
})
export type Receipt = z.infer<typeof Receipt>
