import { z } from 'zod'
import { toHalalas } from '@sufra/shared/contracts/halalas'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { defineJob, enqueue } from '#src/jobs/job-kind.ts'
import { creditPayment } from '#src/modules/billing/invoice/issuing.service.ts'
import type { ClickPay } from './click-pay/click-pay.ts'
import type { RefundData } from './click-pay/refund-data.ts'
import { findRefund, listRefunds, lockRefund, updateRefund } from './payment-care.repository.ts'
import type { RefundRow } from './payment-care.repository.ts'
import { findPayment, lockPayments, updatePayment } from './payment.repository.ts'
import type { PaymentRowOfTable } from './payment.repository.ts'
import { refundLeft } from './refund-left.ts'

const SEND_REFUND = defineJob({
  name: 'send-refund',
  payload: z.object({ accountId: z.int(), refundId: z.int() }),
  maxAttempts: 25,
  queueOf: ({ refundId }) => `send-refund-${refundId}`,
  keyOf: ({ refundId }) => `send-refund-${refundId}`,
})

interface Of {
  accountId: number
  refundId: number
}

/** Schedules the sending of a refund, or the query about one that was sent. */
export const scheduleRefund = (db: Db, payload: Of) => enqueue(db, SEND_REFUND, { payload })

/** After this time (ms) ClickPay knows every refund that reached it. An unknown one never arrived. */
const ARRIVED_BY_MS = 15 * 60_000

const hasEnded = ({ state }: RefundRow): boolean => state === 'Done' || state === 'Refused'

interface Facts {
  row: RefundRow
  payment: PaymentRowOfTable
}

const isOfThis = ({ row, payment }: Facts, refundData: RefundData): boolean =>
  refundData.cartId === row.cartId &&
  refundData.previousTranRef === payment.tranRef &&
  refundData.currency === payment.currency &&
  toHalalas(Number(refundData.amount)) === toHalalas(row.amount)

const endDone = async (db: Db, { row, payment }: Facts, tranRef: string): Promise<void> => {
  const { accountId, paymentId, amount, reason } = row
  const now = new Date()
  await lockPayments(db, payment)
  const held = await lockRefund(db, row)
  if (!held || hasEnded(held)) return
  const creditNoteId = await creditPayment(db, { accountId, paymentId, amount, reason, now })
  await updateRefund(db, row, { state: 'Done', tranRef, creditNoteId, endedAt: now })
  const refunds = await listRefunds(db, [paymentId])
  if (
    refundLeft(payment, refunds) === 0 &&
    refunds.every(({ state }) => state === 'Done' || state === 'Refused')
  )
    await updatePayment(db, payment, { state: 'Refunded' })
}

/** Sends each refund once. The row records the sending beforehand, so that a retry queries the result instead. */
export const registerRefunds = ({
  database,
  jobs,
  clickPay,
}: Pick<Foundation, 'database' | 'jobs'> & { clickPay: ClickPay | undefined }): void => {
  const run = <Result>(work: (db: Db) => Promise<Result>) => database.run(ALL_MERCHANTS, work)

  const refuse = (row: RefundRow, refusal: string) =>
    run(db =>
      updateRefund(db, row, { state: 'Refused', refusal: refusal.slice(0, 200), endedAt: new Date() }),
    )

  const conclude = async (facts: Facts, refundData: RefundData): Promise<void> => {
    if (!isOfThis(facts, refundData))
      throw new Error('ClickPay tells of another refund than the one that was asked for')
    if (refundData.letter === 'A') return run(db => endDone(db, facts, refundData.tranRef))
    if (refundData.letter === 'P' || refundData.letter === 'H')
      throw new Error('The bank has not given it back yet')
    await refuse(facts.row, refundData.message || refundData.letter)
  }

  const schedulePaymentQuery = async (facts: Facts, sentAt: Date, pages: ClickPay): Promise<void> => {
    const refundData = await pages.queryRefund(facts.row.cartId)
    if (refundData) return conclude(facts, refundData)
    if (Date.now() - sentAt.getTime() < ARRIVED_BY_MS)
      throw new Error('ClickPay knows nothing of the refund yet')
    await refuse(facts.row, 'never arrived')
  }

  const send = async (facts: Facts, pages: ClickPay): Promise<void> => {
    const { row, payment } = facts
    const { cartId, amount, reason: description } = row
    await run(db => updateRefund(db, row, { sentAt: new Date(), state: 'Unknown' }))
    const saleRef = payment.tranRef ?? ''
    const { refundData, refusal } = await pages.refund({
      cartId,
      amount,
      currency: payment.currency,
      description,
      saleRef,
    })
    if (refundData) return conclude(facts, refundData)
    await refuse(row, refusal)
  }

  jobs.handle(SEND_REFUND, async ({ accountId, refundId: id }) => {
    const row = await run(db => findRefund(db, { accountId, id }))
    if (!row || hasEnded(row)) return
    const payment = await run(db => findPayment(db, { accountId, id: row.paymentId }))
    if (!payment || !clickPay) throw new Error('There is nobody to ask for the money')
    const facts = { row, payment }
    await (row.sentAt ? schedulePaymentQuery(facts, row.sentAt, clickPay) : send(facts, clickPay))
  })
}
