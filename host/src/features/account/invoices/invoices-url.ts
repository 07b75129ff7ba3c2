import type { InvoiceSummary } from '@sufra/shared/contracts/invoice'
import { urlChoice, urlId, urlText } from '@sufra/shared/ui/data'
import type { TableState, TableUrl } from '@sufra/shared/ui/data'

export const KINDS = ['invoice', 'creditNote'] as const satisfies InvoiceSummary['kind'][]

const urlMonth = (text: string | null): string | null =>
  text && /^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? text : null

const readFilters = (params: URLSearchParams) => ({
  search: urlText(params.get('search')),
  kind: urlChoice(params.get('kind'), KINDS),
  /** "2026-11" in Riyadh. */
  month: urlMonth(params.get('month')),
  /** Merchant chosen by the operator. */
  merchant: urlId(params.get('merchant')),
})
export type InvoiceFilters = ReturnType<typeof readFilters>
export type InvoicesRequest = Pick<TableState<InvoiceFilters, never>, 'filters' | 'page' | 'pageSize'>

/** State of the list in the address; the newest invoices come first. */
export const INVOICES_URL: TableUrl<InvoiceFilters, never> = { readFilters }
