import { z } from 'zod'
import { Wording } from './fields.ts'
import { Localized } from './wire.ts'

const LONGEST = 200

/** Text in both languages; each may be empty. */
const Lines = z.strictObject({ ar: Wording(LONGEST), en: Wording(LONGEST) })

/** Content of all receipts of a merchant beside the order, the brand and the business details. */
export const ReceiptSettings = z.object({
  header: Localized.describe('above what was ordered'),
  footer: Localized.describe('at the end'),
  hasCode: z.boolean().describe('whether the code of the tax authority is printed'),
})
export type ReceiptSettings = z.infer<typeof ReceiptSettings>

export const ReceiptSettingsRequest = z.strictObject({ header: Lines, footer: Lines, hasCode: z.boolean() })
export type ReceiptSettingsRequest = z.input<typeof ReceiptSettingsRequest>
