import { z } from 'zod'
import { Order } from './order.ts'
import { Localized, LocalizedText } from './wire.ts'

/** Content of a printed order, with the seller and the tax authority's code. */
export const Receipt = z.object({
  order: Order,
  seller: z.object({
    name: LocalizedText.describe('name of the brand'),
    logoUrl: z.string().nullable(),
    color: z.string().nullable().describe('`#rrggbb`; null: black'),
    legalName: Localized.describe('name of the company; these fields may be empty'),
    vatNumber: z.string().nullable(),
    companyNumber: z.string().nullable().describe('the unified number, or the commercial registration'),
    address: z.string().nullable(),
    header: Localized,
    footer: Localized,
  }),
  qr: z
    .string()
    .nullable()
    .describe('ZATCA phase 1: base64 of the five tags; null without a VAT number, or if switched off'),
})
export type Receipt = z.infer<typeof Receipt>
export type ReceiptSeller = Receipt['seller']
