import type { Db } from '#src/database/database.ts'
import { notFound } from '#src/errors/errors.ts'
import { imageKeyOf } from '#src/modules/infrastructure/infrastructure.ts'
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

type Content = Pick<Roll, 'blocks' | 'logoKey'>

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

// The customer's receipt has the brand's logo; the kitchen ticket needs none.
const orderContent = async (db: Db, job: PrintJobRow, language: Language): Promise<Content> => {
  const { accountId, orderId } = job
  const found = orderId ? await readForPaper(db, { accountId, id: orderId }) : undefined
  if (!found) throw notFound()
  // It was fetched before, by this job or another one, so it may be on paper.
  const facts = { ...found, isCopy: job.isCopy || job.attempts > 1 }
  return job.what === 'receipt'
    ? {
        blocks: receiptBlocks(facts, language),
        logoKey: imageKeyOf(found.receipt.seller.logoUrl),
      }
    : { blocks: ticketBlocks(facts, language), logoKey: null }
}

/** Returns the content of a job's paper, from the present order. */
export const rollOf = async (db: Db, { job, printer }: Asked): Promise<Roll> => {
  const { language, paperMm } = printer
  const content =
    job.what === 'test'
      ? { blocks: testBlocks({ job, printer }), logoKey: null }
      : await orderContent(db, job, language)
  return { language, paperMm, ...content }
}
