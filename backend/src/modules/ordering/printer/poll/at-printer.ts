import { ALL_MERCHANTS, tenant } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { notFound } from '#src/errors.ts'
import type { Foundation } from '#src/foundation.ts'
import { keptHashOf } from '#src/kept-hash.ts'
import type { Papers } from '../draw-roll.ts'
import { currentJob, endJob, findJob, giveBack, takeJob } from '../print-job.repository.ts'
import { changePrinter, findPrinterByToken } from '../printer.repository.ts'
import type { PrintJobRow, PrinterRow } from '../printer.table.ts'
import { rollOf } from '../roll/roll-of-job.ts'

const SEEN_EVERY_MS = 15_000
// Who asks for work and prints nothing has been switched off in between, or its answer was lost.
const CONFIRMS_WITHIN_MS = 20_000
// Of a job that nobody knows the end of a second paper may come, and no third one.
const MOST_UNCONFIRMED = 2
/** How often a paper is fetched by a printer that says, each time, that it did not come out. */
export const MOST_NOT_READY = 3

/** Notes that a printer asked, and how it is. */
export const noteSeen = async (
  db: Db,
  printer: PrinterRow,
  { says, now }: { says: string; now: Date },
): Promise<void> => {
  const { lastSeenAt } = printer
  const isFresh = lastSeenAt && now.getTime() - lastSeenAt.getTime() < SEEN_EVERY_MS
  if (!isFresh || says !== printer.says) await changePrinter(db, printer, { lastSeenAt: now, says })
}

/** Takes a job out of its hands that it was given so long ago that its word must have been lost. */
export const giveUpUnconfirmed = (db: Db, printer: PrinterRow, now: Date): Promise<void> =>
  giveBack(db, printer, {
    before: new Date(now.getTime() - CONFIRMS_WITHIN_MS),
    reason: 'unconfirmed',
    mostAttempts: MOST_UNCONFIRMED,
    now,
  })

/** The job that a printer names; without a name what it has in its hands, else what comes next. */
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

/** What every printer needs, whichever way it speaks. */
export const createAtPrinter = ({ database, log }: Pick<Foundation, 'database' | 'log'>, papers: Papers) => {
  const run = <Result>({ accountId }: PrinterRow, work: (db: Db) => Promise<Result>): Promise<Result> =>
    database.run(tenant(accountId), work)

  return {
    run,

    /** 404 `not_found` for an address that is nobody's, or was. */
    // Looked up by its hash: how far a guess agrees with what is kept says nothing about the token.
    printerOf: async (token: string): Promise<PrinterRow> => {
      const found = await database.run(ALL_MERCHANTS, db => findPrinterByToken(db, keptHashOf(token)))
      if (!found) throw notFound()
      return found
    },

    /** Gives what `choose` finds into its hands, and draws it. undefined: there is nothing, or nothing that can be drawn. */
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
