import type { PollAnswer } from '@sufra/shared/contracts/printer'
import { ALL_MERCHANTS, tenant } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { notFound } from '#src/errors.ts'
import type { Foundation } from '#src/foundation.ts'
import { keptHashOf } from '#src/kept-hash.ts'
import type { PaperDrawer } from '#src/modules/ground/ground.ts'
import { isWell } from '../present-printer.ts'
import { currentJob, endJob, findJob, giveBack, takeJob } from '../print-job.repository.ts'
import { changePrinter, findPrinterByToken } from '../printer.repository.ts'
import type { PrintJobRow, PrinterRow } from '../printer.table.ts'
import { drawRoll } from '../draw-roll.ts'
import { rollOf } from '../roll/roll-of-job.ts'
import { plain, readSaid } from './what-it-says.ts'
import type { Said } from './what-it-says.ts'

const SEEN_EVERY_MS = 15_000
// Who asks for work and prints nothing has been switched off in between, or its answer was lost.
const CONFIRMS_WITHIN_MS = 20_000
// Of a job that nobody knows the end of a second paper may come, and no third one.
const MOST = { unconfirmed: 2, notReady: 3 }

const NOTHING: PollAnswer = { jobReady: false }

const noteSeen = async (db: Db, printer: PrinterRow, { says, now }: { says: string; now: Date }) => {
  const { lastSeenAt } = printer
  const isFresh = lastSeenAt && now.getTime() - lastSeenAt.getTime() < SEEN_EVERY_MS
  if (!isFresh || says !== printer.says) await changePrinter(db, printer, { lastSeenAt: now, says })
}

// What it had in its hands when it asks for more.
const settle = async (db: Db, printer: PrinterRow, { says, isPrinting, now }: Said & { now: Date }) => {
  if (isPrinting) return
  const before = isWell(says) ? new Date(now.getTime() - CONFIRMS_WITHIN_MS) : now
  const reason = isWell(says) ? 'unconfirmed' : 'notReady'
  await giveBack(db, printer, { before, reason, mostAttempts: MOST[reason], now })
}

const answerFor = (job: PrintJobRow | undefined): PollAnswer =>
  job?.state === 'queued'
    ? { jobReady: true, mediaTypes: ['image/png'], jobToken: String(job.id), deleteMethod: 'DELETE' }
    : NOTHING

const jobNamed = async (db: Db, printer: PrinterRow, name: string | undefined) => {
  if (name === undefined) return currentJob(db, printer)
  if (!/^\d{1,9}$/.test(name)) return undefined
  const found = await findJob(db, { accountId: printer.accountId, id: Number(name) })
  return found?.job.printerId === printer.id ? found.job : undefined
}

/** What a printer gets to hear, fetches and confirms. 404 `not_found` for an address that is nobody's, or was. */
export const createPolling = (
  { database, log }: Pick<Foundation, 'database' | 'log'>,
  drawer: PaperDrawer,
) => {
  // Looked up by its hash: how far a guess agrees with what is kept says nothing about the token.
  const printerOf = async (token: string): Promise<PrinterRow> => {
    const found = await database.run(ALL_MERCHANTS, db => findPrinterByToken(db, keptHashOf(token)))
    if (!found) throw notFound()
    return found
  }

  const fail = (job: PrintJobRow) =>
    database.run(tenant(job.accountId), db =>
      endJob(db, job, { state: 'failed', reason: 'refused', at: new Date() }),
    )

  return {
    ask: async (token: string, body: unknown): Promise<PollAnswer> => {
      const printer = await printerOf(token)
      const said = readSaid(body)
      const now = new Date()
      return database.run(tenant(printer.accountId), async db => {
        await noteSeen(db, printer, { says: said.says, now })
        const current = await currentJob(db, printer)
        if (!current || said.isPrinting) return NOTHING
        if (current.state === 'taken') await settle(db, printer, { ...said, now })
        return isWell(said.says) ? answerFor(await currentJob(db, printer)) : NOTHING
      })
    },

    /** The same again for who asks again: a download may break off (Star CloudPRNT). */
    fetch: async (token: string, name: string | undefined): Promise<Buffer> => {
      const printer = await printerOf(token)
      const { job, roll } = await database.run(tenant(printer.accountId), async db => {
        const named = await jobNamed(db, printer, name)
        const job = named?.state === 'queued' ? await takeJob(db, named, new Date()) : named
        if (job?.state !== 'taken') throw notFound()
        return { job, roll: await rollOf(db, { job, printer }) }
      })
      return drawRoll(drawer, roll).catch(async (error: unknown) => {
        log.error({ err: error, printJob: job.id }, 'a paper could not be drawn')
        await fail(job)
        throw notFound()
      })
    },

    /** Without effect on what it does not have in its hands: it may say the same twice. */
    confirm: async (
      token: string,
      { token: name, code = '' }: { token?: string; code?: string },
    ): Promise<Record<string, never>> => {
      const printer = await printerOf(token)
      const says = plain(code)
      const now = new Date()
      await database.run(tenant(printer.accountId), async db => {
        const job = await jobNamed(db, printer, name)
        if (job?.state !== 'taken') return
        if (isWell(says)) return endJob(db, job, { state: 'printed', reason: null, at: now })
        // 4..: no paper, a lid that is open; 52.: the download broke off. Everything else it will not print tomorrow either.
        if (!/^(4|52)/.test(says)) return endJob(db, job, { state: 'failed', reason: 'refused', at: now })
        return giveBack(db, printer, { before: now, reason: 'notReady', mostAttempts: MOST.notReady, now })
      })
      return {}
    },
  }
}
export type Polling = ReturnType<typeof createPolling>
