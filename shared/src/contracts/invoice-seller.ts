import { z } from 'zod'
import { Code, CompanyNumber, VatNumber, Wording } from './fields.ts'
import { InvoiceSeller } from './invoice.ts'
import { Instant } from './wire.ts'

const Text = Wording(200).pipe(z.string().min(1, { error: 'required' }))

/** The selling company as registered with the tax authority. A VAT number has 15 digits and begins and ends with 3. */
export const InvoiceSellerRequest = z.strictObject({
  name: z.strictObject({ ar: Text, en: Text }),
  vatNumber: VatNumber,
  crNumber: CompanyNumber,
  address: z.strictObject({
    street: Text,
    building: Code().regex(/^\d{4}$/, { error: 'invalid_building' }),
    district: Text,
    city: Text,
    postcode: Code().regex(/^\d{5}$/, { error: 'invalid_postcode' }),
  }),
})
export type InvoiceSellerRequest = z.input<typeof InvoiceSellerRequest>

export const InvoiceSellerSetting = z.object({
  seller: InvoiceSeller.nullable().describe('null without a seller: no invoice can be issued'),
  changedAt: Instant.nullable().describe('null if the values come from the environment or the demo data'),
  byName: z.string().nullable(),
})
export type InvoiceSellerSetting = z.infer<typeof InvoiceSellerSetting>
