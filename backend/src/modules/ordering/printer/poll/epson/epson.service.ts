import { isWell } from '../../present-printer.ts'
import { currentJob, endJob, giveBack } from '../../print-job.repository.ts'
import type { PrintJobRow, PrinterRow } from '../../printer.table.ts'
import type { Db } from '#src/database/database.ts'
import { dotsOf } from '../../raster/dots.ts'
import type { Dots } from '../../raster/dots.ts'
import { MOST_NOT_READY, giveUpUnconfirmed, jobNamed, recordPoll } from '../current-print-job.ts'
import type { AtPrinter } from '../current-print-job.ts'
import type { EpsonWords } from './epson-words.ts'

// An Epson printer reports its status after a failure, not when it polls, so a failed job is retried after a
// while.
const PAUSE_MS = 30_000
// Errors that need a person; nothing was printed. The job is retried until it is too old.
const WAITS_FOR_PEOPLE = new Set([
  ...['EPTR_REC_EMPTY', 'EPTR_COVER_OPEN', 'EPTR_BATTERY_LOW', 'ERROR_WAIT_EJECT'],
  ...['EX_SPOOLER', 'EX_DEVICE_BUSY', 'TooManyRequests'],
])
const WITHOUT_END = 10_000
// Errors that a retry cannot solve.
const REFUSED = new Set(['SchemaError', 'DeviceNotFound', 'RequestEntityTooLarge', 'Invalid XML format'])
const TOO_LARGE = /exceeded/

// Time limit of the printer for a job; shorter than the limit for its report.
const TRIES_FOR_MS = 10_000

/** Returns a paper as ePOS-Print XML with the picture's dots, and a name that the report repeats. */
const printRequest = (name: string, { width, height, bits }: Dots): string =>
  `<?xml version="1.0" encoding="utf-8"?>
<PrintRequestInfo Version="2.00">
<ePOSPrint>
<Parameter><devid>local_printer</devid><timeout>${TRIES_FOR_MS}</timeout><printjobid>${name}</printjobid></Parameter>
<PrintData>
<epos-print xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print">
<image width="${width}" height="${height}" color="color_1" mode="mono" align="left">${bits.toString('base64')}</image>
<cut type="feed"/>
</epos-print>
</PrintData>
</ePOSPrint>
</PrintRequestInfo>
`

type Result = Extract<EpsonWords, { kind: 'result' }>

const rests = ({ reason, takenAt }: PrintJobRow, now: Date): boolean =>
  reason === 'notReady' && takenAt !== null && now.getTime() - takenAt.getTime() < PAUSE_MS

const next = async (db: Db, printer: PrinterRow): Promise<PrintJobRow | undefined> => {
  const now = new Date()
  await recordPoll(db, printer, { statusText: printer.statusText, now })
  await giveUpUnconfirmed(db, printer, now)
  const job = await currentJob(db, printer)
  return job?.state === 'queued' && !rests(job, now) ? job : undefined
}

const settle = async (db: Db, printer: PrinterRow, { jobName, code }: Result): Promise<void> => {
  const now = new Date()
  await recordPoll(db, printer, { statusText: code, now })
  const job = await jobNamed(db, printer, jobName)
  if (job?.state !== 'taken') return
  if (isWell(code)) return endJob(db, job, { state: 'printed', reason: null, at: now })
  if (REFUSED.has(code) || TOO_LARGE.test(code))
    return endJob(db, job, { state: 'failed', reason: 'refused', at: now })
  const mostAttempts = WAITS_FOR_PEOPLE.has(code) ? WITHOUT_END : MOST_NOT_READY
  return giveBack(db, printer, { before: now, reason: 'notReady', mostAttempts, now })
}

/** Polling of Epson printers (Server Direct Print): the answer to a poll is the print job. */
export const createEpsonPolling = ({ run, printerOf, take }: AtPrinter) => ({
  /** XML; empty without a job. 404 `not_found` for an unknown or former address. */
  answer: async (token: string, words: EpsonWords): Promise<string> => {
    const printer = await printerOf(token)
    if (words.kind === 'result') await run(printer, db => settle(db, printer, words))
    if (words.kind === 'status')
      await run(printer, db => recordPoll(db, printer, { statusText: printer.statusText, now: new Date() }))
    if (words.kind !== 'ask') return ''
    const taken = await take(printer, db => next(db, printer))
    return taken ? printRequest(String(taken.job.id), await dotsOf(taken.paper)) : ''
  },
})
export type EpsonPolling = ReturnType<typeof createEpsonPolling>
