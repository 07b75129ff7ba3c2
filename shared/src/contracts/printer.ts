import { z } from 'zod'
import { Name } from './fields.ts'
import { Id, Instant, LocalizedText, QueryId, QueryIdOrAll } from './wire.ts'

export const PrinterKind = z.enum(['ticket', 'receipt', 'both'])
export type PrinterKind = z.infer<typeof PrinterKind>

/** Papers of an order. */
export const PrintedPaper = z.enum(['ticket', 'receipt'])
export type PrintedPaper = z.infer<typeof PrintedPaper>

const Paper = z.union([z.literal(80), z.literal(58)]).describe('paper width in mm')

const Settings = {
  prints: PrinterKind,
  paperMm: Paper,
  language: z.enum(['ar', 'en']).describe('language of the printed text'),
  isOnAccept: z.boolean().describe('true to print automatically after Accept'),
}

/** `new`: it has never polled; `notReady`: it polls, and reports that it cannot print; `unseen`: it no longer polls. */
export const PrinterState = z.enum(['new', 'ready', 'notReady', 'unseen'])
export type PrinterState = z.infer<typeof PrinterState>

/** A printer of a branch that polls Sufra for its jobs. */
export const Printer = z.object({
  id: Id,
  branchId: Id,
  branchName: LocalizedText,
  name: z.string(),
  ...Settings,
  state: PrinterState,
  lastSeenAt: Instant.nullable(),
  says: z.string().describe('status of its last poll, e.g. `200 OK`; empty before the first poll'),
  waiting: z.int().describe('jobs not yet printed'),
  failed: z.int().describe('jobs of the last day that failed and need a manual retry'),
})
export type Printer = z.infer<typeof Printer>
export const Printers = z.array(Printer)
export const PrintersQuery = z.object({ BranchId: QueryIdOrAll.default(0) })

/** `path` is the secret polling address on this server, which permits printing. It is shown once. */
export const PrinterAddress = z.object({ printer: Printer, path: z.string() })
export type PrinterAddress = z.infer<typeof PrinterAddress>

export const AddPrinterRequest = z.strictObject({ branchId: Id, name: Name, ...Settings })
export type AddPrinterRequest = z.input<typeof AddPrinterRequest>
export const UpdatePrinterRequest = z.strictObject({ id: Id, name: Name, ...Settings })
export type UpdatePrinterRequest = z.input<typeof UpdatePrinterRequest>

export const PrintJobState = z.enum(['queued', 'taken', 'printed', 'failed'])
export type PrintJobState = z.infer<typeof PrintJobState>

/**
 * Reason why a job may not be on paper: the result is unknown, the printer was not ready, it cannot print the job, or
 * the job came too late.
 */
export const PrintFailure = z.enum(['unconfirmed', 'notReady', 'refused', 'tooLate'])
export type PrintFailure = z.infer<typeof PrintFailure>

/** One paper for one printer. */
export const PrintJob = z.object({
  id: Id,
  printerId: Id,
  orderId: Id.nullable().describe('null for the test page'),
  orderNumber: z.string().nullable(),
  what: z.enum([...PrintedPaper.options, 'test']),
  state: PrintJobState,
  attempts: z.int().describe('number of fetches by the printer'),
  reason: PrintFailure.nullable(),
  createdAt: Instant,
  endedAt: Instant.nullable(),
})
export type PrintJob = z.infer<typeof PrintJob>
export const PrintJobs = z.array(PrintJob)
export const PrintJobsQuery = z.object({ PrinterId: QueryId })

export const PrintJobQuery = z.object({ PrintJobId: QueryId })

export const PrintRequest = z.strictObject({ orderId: Id, printerId: Id, what: PrintedPaper })
export type PrintRequest = z.input<typeof PrintRequest>

/** Last part of a printer's address. */
export const PrinterParams = z.object({ token: z.string().min(1).max(200) })
/** As Star's CloudPRNT sends them; further parameters are not needed. */
export const PollQuery = z.object({
  token: z.string().max(40).optional(),
  code: z.string().optional(),
})

/** Answer to a polling printer (Star CloudPRNT). */
export const PollAnswer = z.object({
  jobReady: z.boolean(),
  mediaTypes: z.array(z.string()).optional(),
  jobToken: z.string().optional(),
  deleteMethod: z.literal('DELETE').optional(),
})
export type PollAnswer = z.infer<typeof PollAnswer>
