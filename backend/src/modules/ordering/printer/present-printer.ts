import type { PrintJob, Printer, PrinterState } from '@sufra/shared/contracts/printer'
import type { JobEntry } from './print-job.repository.ts'
import type { PrinterEntry } from './printer.repository.ts'
import type { PrinterRow } from './printer.table.ts'

// Printers poll every few seconds, in power saving every minute.
const UNSEEN_AFTER_MS = 150_000

/** Returns whether the status is fine: it begins with 2 (Star CloudPRNT), is "ok", or is missing. */
export const isWell = (statusText: string): boolean => statusText === '' || /^(2|ok\b)/i.test(statusText)

const stateOf = ({ lastSeenAt, statusText }: PrinterRow, now: Date): PrinterState => {
  if (!lastSeenAt) return 'new'
  if (now.getTime() - lastSeenAt.getTime() > UNSEEN_AFTER_MS) return 'unseen'
  return isWell(statusText) ? 'ready' : 'notReady'
}

export const presentPrinter = ({ printer, branchName, waiting, failed }: PrinterEntry): Printer => ({
  id: printer.id,
  branchId: printer.branchId,
  branchName,
  name: printer.name,
  prints: printer.prints,
  paperMm: printer.paperMm,
  language: printer.language,
  isOnAccept: printer.isOnAccept,
  state: stateOf(printer, new Date()),
  lastSeenAt: printer.lastSeenAt?.toISOString() ?? null,
  says: printer.statusText,
  waiting,
  failed,
})

export const presentJob = ({ job, orderNumber }: JobEntry): PrintJob => ({
  id: job.id,
  printerId: job.printerId,
  orderId: job.orderId,
  orderNumber,
  what: job.what,
  state: job.state,
  attempts: job.attempts,
  reason: job.reason,
  createdAt: job.createdAt.toISOString(),
  endedAt: job.endedAt?.toISOString() ?? null,
})
