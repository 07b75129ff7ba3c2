import { z } from 'zod'
import { InvoiceSellerRequest } from '@sufra/shared/contracts/invoice-seller'

/** INVOICE_SELLER: the company as registered with the tax authority, as JSON text. */
export const SellerSetting = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue({ code: 'custom', message: 'malformed_json' })
      return z.NEVER
    }
  })
  .pipe(InvoiceSellerRequest)
