import { api } from '@sufra/shared/api'
import { useSendOnce } from '@sufra/shared/late-answers'
import type {
  AddPrinterRequest,
  PrintJob,
  Printer,
  PrinterAddress,
  UpdatePrinterRequest,
} from '@sufra/shared/contracts/printer'
import { queryOptions } from '@tanstack/react-query'

// Printers ask every few seconds: who looks while one is set up sees it arrive.
const LOOK_AGAIN_MS = 10_000

/** The printers of the branches that this person works at. */
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

/** Sent again as it was, after an answer that was lost, a printer is added once, and its address told all the same. */
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
