import type { PollAnswer } from '@sufra/shared/contracts/printer'
import type { Db } from '#src/database/database.ts'
import { notFound } from '#src/errors/errors.ts'
import { isWell } from '../present-printer.ts'
import { currentJob, endJob, giveBack } from '../print-job.repository.ts'
import type { PrintJobRow, PrinterRow } from '../printer.table.ts'
import { MOST_NOT_READY, giveUpUnconfirmed, jobNamed, recordPoll } from './current-print-job.ts'
import type { AtPrinter } from './current-print-job.ts'
import { plain, parsePoll } from './parse-poll.ts'
import type { PollStatus } from './parse-poll.ts'

const NOTHING: PollAnswer = { jobReady: false }

const giveBackNow = (db: Db, printer: PrinterRow, now: Date): Promise<void> =>
  giveBack(db, printer, { before: now, reason: 'notReady', mostAttempts: MOST_NOT_READY, now })

// Settles the printer's current job when it polls for more.
const settle = async (
  db: Db,
  printer: PrinterRow,
  { statusText, now }: PollStatus & { now: Date },
): Promise<void> => (isWell(statusText) ? giveUpUnconfirmed(db, printer, now) : giveBackNow(db, printer, now))

const answerFor = (job: PrintJobRow | undefined): PollAnswer =>
  job?.state === 'queued'
    ? { jobReady: true, mediaTypes: ['image/png'], jobToken: String(job.id), deleteMethod: 'DELETE' }
    : NOTHING

/**
 * Polling of Star printers (CloudPRNT): poll, fetch and confirm. 404 `not_found` for an unknown or former
 * address.
 */
export const createPolling = ({ run, printerOf, take }: AtPrinter) => ({
  ask: async (token: string, body: unknown): Promise<PollAnswer> => {
    const printer = await printerOf(token)
    const said = parsePoll(body)
    const now = new Date()
    return run(printer, async db => {
      await recordPoll(db, printer, { statusText: said.statusText, now })
      const current = await currentJob(db, printer)
      if (!current || said.isPrinting) return NOTHING
      if (current.state === 'taken') await settle(db, printer, { ...said, now })
      return isWell(said.statusText) ? answerFor(await currentJob(db, printer)) : NOTHING
    })
  },

  /** Returns the same paper for a repeated fetch, because a download may break off. */
  fetch: async (token: string, name: string | undefined): Promise<Buffer> => {
    const printer = await printerOf(token)
    const taken = await take(printer, db => jobNamed(db, printer, name))
    if (!taken) throw notFound()
    return taken.paper
  },

  /** Ignores a job that the printer does not have, because confirmations may be repeated. */
  confirm: async (
    token: string,
    { token: name, code = '' }: { token?: string; code?: string },
  ): Promise<Record<string, never>> => {
    const printer = await printerOf(token)
    const statusText = plain(code)
    const now = new Date()
    await run(printer, async db => {
      const job = await jobNamed(db, printer, name)
      if (job?.state !== 'taken') return
      if (isWell(statusText)) return endJob(db, job, { state: 'printed', reason: null, at: now })
      // 4..: no paper or an open cover; 52.: the download broke off. A retry cannot solve other errors.
      if (!/^(4|52)/.test(statusText)) return endJob(db, job, { state: 'failed', reason: 'refused', at: now })
      return giveBackNow(db, printer, now)
    })
    return {}
  },
})
export type Polling = ReturnType<typeof createPolling>
