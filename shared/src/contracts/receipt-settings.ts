import { z } from 'zod'
import { Wording } from './fields.ts'
import { Localized } from './wire.ts'

const LONGEST = 200

/** Text in both languages; each may be empty. */
const Lines = z.strictObject({ ar: Wording(LONGEST), en: Wording(LONGEST) })

/** Content of all receipts of a merchant beside the order, the brand and the business details. */
export const ReceiptSettings = z.object({
  header: Localized.describe('text above the order lines'),
  footer: Localized.describe('text at the end'),
  hasCode: z.boolean().describe('true to print the QR code of the tax authority'),
})
export type ReceiptSettings = z.infer<typeof ReceiptSettings>

export const ReceiptSettingsRequest = z.strictObject({ header: Lines, footer: Lines, hasCode: z.boolean() })
export type ReceiptSettingsRequest = z.input<typeof ReceiptSettingsRequest>
