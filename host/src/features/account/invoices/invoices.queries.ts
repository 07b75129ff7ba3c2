import { api, newIdempotencyKey } from '@sufra/shared/api'
import type { InvoiceCreditRequest } from '@sufra/shared/contracts/invoice'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { useState } from 'react'
import type { InvoiceFilters, InvoicesRequest } from './invoices-url.ts'

/** Key of the queries that a new credit note invalidates. */
export const INVOICES_KEY = ['invoices']

/** Returns the filters in the server's format. */
export const wireFilters = ({ search, kind, month, merchant }: InvoiceFilters) => ({
  Search: search || undefined,
  Kind: kind ?? undefined,
  From: month ?? undefined,
  To: month ?? undefined,
  AccountId: merchant ?? undefined,
})

export const invoicesQuery = ({ filters, page, pageSize }: InvoicesRequest) =>
  queryOptions({
    queryKey: [...INVOICES_KEY, 'list', filters, page, pageSize],
    queryFn: ({ signal }) =>
      api.get('/api/Invoice/Get', {
        query: {
          'PaginatedRequest.PageNumber': page,
          'PaginatedRequest.PageSize': pageSize,
          ...wireFilters(filters),
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  })

/** Totals of all months; `merchant` is the operator's choice. */
export const monthsQuery = (merchant: number | null) =>
  queryOptions({
    queryKey: [...INVOICES_KEY, 'months', merchant],
    queryFn: ({ signal }) =>
      api.get('/api/Invoice/Months', { query: { AccountId: merchant ?? undefined }, signal }),
    placeholderData: keepPreviousData,
  })

export const invoiceQuery = (id: number) =>
  queryOptions({
    queryKey: [...INVOICES_KEY, 'one', id],
    queryFn: ({ signal }) => api.get('/api/Invoice/Get/Id', { query: { Id: id }, signal }),
  })

/**
 * Issues a credit note. All presses share one idempotency key, so a retry after a lost response issues nothing twice.
 */
export const useCredit = () => {
  const [idempotencyKey] = useState(newIdempotencyKey)
  return (body: InvoiceCreditRequest) => api.post('/api/Invoice/Credit', { body, idempotencyKey })
}
