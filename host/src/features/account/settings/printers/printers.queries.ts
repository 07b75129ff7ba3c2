import { api } from '@sufra/shared/api'
import { useSendOnce } from '@sufra/shared/unknown-outcome'
import type {
  AddPrinterRequest,
  PrintJob,
  Printer,
  PrinterAddress,
  UpdatePrinterRequest,
} from '@sufra/shared/contracts/printer'
import { queryOptions } from '@tanstack/react-query'

// Printers poll every few seconds, so a person who sets one up sees it appear.
const LOOK_AGAIN_MS = 10_000

/** Printers of the branches where this person works. */
export const printersQuery = queryOptions({
  queryKey: ['printers'],
  queryFn: ({ signal }) => api.get('/api/Printer/Get', { query: {}, signal }),
  refetchInterval: LOOK_AGAIN_MS,
})

export const printJobsQuery = (PrinterId: number) =>
  queryOptions({
    queryKey: ['print-jobs', PrinterId],
    queryFn: ({ signal }) => api.get('/api/Printer/Jobs', { query: { PrinterId }, signal }),
    refetchInterval: LOOK_AGAIN_MS,
  })

/**
 * Adds a printer. A retry after a lost response uses the same idempotency key, so the printer is
 * added once and its address is still shown.
 */
export const useAddPrinter = () => {
  const sendOnce = useSendOnce()
  return (body: AddPrinterRequest): Promise<PrinterAddress> =>
    sendOnce(body, idempotencyKey => api.post('/api/Printer/Add', { body, idempotencyKey }))
}

export const updatePrinter = (body: UpdatePrinterRequest): Promise<Printer> =>
  api.put('/api/Printer/Update', { body })

export const renewAddress = (Id: number): Promise<PrinterAddress> =>
  api.post('/api/Printer/RenewAddress', { query: { Id } })

export const removePrinter = (Id: number): Promise<unknown> =>
  api.delete('/api/Printer/Delete', { query: { Id } })

export const printTestPage = (Id: number): Promise<PrintJob> =>
  api.post('/api/Printer/Test', { query: { Id } })

export const tryAgain = (PrintJobId: number): Promise<PrintJob> =>
  api.post('/api/Printer/TryAgain', { query: { PrintJobId } })
