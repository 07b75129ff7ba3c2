import { ALL_MERCHANTS, tenant } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { notFound } from '#src/errors/errors.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { storedHashOf } from '#src/secrets/stored-hash.ts'
import type { Papers } from '../draw-roll.ts'
import { currentJob, endJob, findJob, giveBack, takeJob } from '../print-job.repository.ts'
import { changePrinter, findPrinterByToken } from '../printer.repository.ts'
import type { PrintJobRow, PrinterRow } from '../printer.table.ts'
import { rollOf } from '../roll/roll-of-job.ts'

const SEEN_EVERY_MS = 15_000
// A printer that polls again without a confirmation was switched off in between, or its answer was lost.
const CONFIRMS_WITHIN_MS = 20_000
// A job without a confirmation is printed at most twice.
const MOST_UNCONFIRMED = 2
/** Maximum fetches of a paper by a printer that reports a failure each time. */
export const MOST_NOT_READY = 3

/** Records a poll with the printer's status. */
export const recordPoll = async (
  db: Db,
  printer: PrinterRow,
  { statusText, now }: { statusText: string; now: Date },
): Promise<void> => {
  const { lastSeenAt } = printer
  const isFresh = lastSeenAt && now.getTime() - lastSeenAt.getTime() < SEEN_EVERY_MS
  if (!isFresh || statusText !== printer.statusText)
    await changePrinter(db, printer, { lastSeenAt: now, statusText })
}

/** Returns a job to the queue whose confirmation is overdue. */
export const giveUpUnconfirmed = (db: Db, printer: PrinterRow, now: Date): Promise<void> =>
  giveBack(db, printer, {
    before: new Date(now.getTime() - CONFIRMS_WITHIN_MS),
    reason: 'unconfirmed',
    mostAttempts: MOST_UNCONFIRMED,
    now,
  })

/** Returns the job that a printer names; without a name its current job, otherwise the next one. */
export const jobNamed = async (
  db: Db,
  printer: PrinterRow,
  name: string | undefined,
): Promise<PrintJobRow | undefined> => {
  if (name === undefined) return currentJob(db, printer)
  if (!/^\d{1,9}$/.test(name)) return undefined
  const found = await findJob(db, { accountId: printer.accountId, id: Number(name) })
  return found?.job.printerId === printer.id ? found.job : undefined
}

/** Functions for all printer protocols. */
export const createAtPrinter = ({ database, log }: Pick<Foundation, 'database' | 'log'>, papers: Papers) => {
  const run = <Result>({ accountId }: PrinterRow, work: (db: Db) => Promise<Result>): Promise<Result> =>
    database.run(tenant(accountId), work)

  return {
    run,

    /** 404 `not_found` for an unknown or former address. */
    // Looked up by its hash, so the time of the comparison reveals nothing about the token.
    printerOf: async (token: string): Promise<PrinterRow> => {
      const found = await database.run(ALL_MERCHANTS, db => findPrinterByToken(db, storedHashOf(token)))
      if (!found) throw notFound()
      return found
    },

    /** Takes the job that `choose` returns and draws it. undefined: no job, or one that cannot be drawn. */
    take: async (
      printer: PrinterRow,
      choose: (db: Db) => Promise<PrintJobRow | undefined>,
    ): Promise<{ job: PrintJobRow; paper: Buffer } | undefined> => {
      const taken = await run(printer, async db => {
        const found = await choose(db)
        const job = found?.state === 'queued' ? await takeJob(db, found, new Date()) : found
        return job?.state === 'taken' ? { job, roll: await rollOf(db, { job, printer }) } : undefined
      })
      if (!taken) return undefined
      const { job, roll } = taken
      try {
        return { job, paper: await papers.draw(roll) }
      } catch (error) {
        log.error({ err: error, printJob: job.id }, 'a paper could not be drawn')
        await run(printer, db => endJob(db, job, { state: 'failed', reason: 'refused', at: new Date() }))
        return undefined
      }
    },
  }
}
export type AtPrinter = ReturnType<typeof createAtPrinter>
