import type { Db } from '#src/database/database.ts'
import { notFound } from '#src/errors.ts'
import { readForPaper } from '#src/modules/ordering/order/order.service.ts'
import type { PrintJobRow, PrinterRow } from '../printer.table.ts'
import { receiptBlocks } from './receipt-roll.ts'
import { centre, numeric, stamp } from './roll.ts'
import type { Block, Language, Roll } from './roll.ts'
import { rollWords } from './roll-words.ts'
import { clockOf, ticketBlocks } from './ticket-roll.ts'

interface Asked {
  job: PrintJobRow
  printer: PrinterRow
}

const TEST_TIME_ZONE = 'Asia/Riyadh'

const testBlocks = ({ job, printer: { name, language } }: Asked): Block[] => {
  const words = rollWords[language]
  return [
    stamp(words.testPage),
    centre(name, 'large'),
    centre(words.works),
    numeric(clockOf(job.createdAt.toISOString(), TEST_TIME_ZONE)),
  ]
}

const orderBlocks = async (db: Db, job: PrintJobRow, language: Language): Promise<Block[]> => {
  const { accountId, orderId } = job
  const found = orderId ? await readForPaper(db, { accountId, id: orderId }) : undefined
  if (!found) throw notFound()
  // Fetched before, by this job or by another one: it may be on paper.
  const facts = { ...found, isCopy: job.isCopy || job.attempts > 1 }
  return job.what === 'receipt' ? receiptBlocks(facts, language) : ticketBlocks(facts, language)
}

/** What stands on the paper of a job, of the order as it is now. */
export const rollOf = async (db: Db, { job, printer }: Asked): Promise<Roll> => {
  const { language, paperMm } = printer
  const blocks = job.what === 'test' ? testBlocks({ job, printer }) : await orderBlocks(db, job, language)
  return { language, paperMm, blocks }
}
