import { z } from 'zod'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { defineJob, enqueue } from '#src/jobs/job-kind.ts'
import { isOverdue, nextQueryAt } from './payment-query-schedule.ts'
import type { ClickPay } from './click-pay/click-pay.ts'
import type { PaidSubscriptions } from './paid-subscriptions.ts'
import { keepMessage } from './payment-event.repository.ts'
import { isOpen } from './payment-state.ts'
import { findPayment } from './payment.repository.ts'
import type { PaymentRowOfTable } from './payment.repository.ts'
import { giveUp, applyTransaction } from './apply-transaction.ts'

const QUERY_PAYMENT = defineJob({
  name: 'ask-about-payment',
  payload: z.object({ accountId: z.int(), paymentId: z.int() }),
  maxAttempts: 25,
  keyOf: ({ paymentId }) => `ask-about-payment-${paymentId}`,
})

type Of = Pick<PaymentRowOfTable, 'accountId' | 'id'>

/** Schedules a query to ClickPay about a payment, now or at `runAt`. Each payment has at most one scheduled query. */
export const schedulePaymentQuery = (db: Db, { accountId, id }: Of, runAt?: Date) =>
  enqueue(db, QUERY_PAYMENT, { payload: { accountId, paymentId: id }, runAt })

interface Options extends Pick<Foundation, 'database' | 'jobs' | 'log'> {
  clickPay: ClickPay | undefined
  subscriptions: PaidSubscriptions
}

interface Now {
  now: Date
}

type Answer = Awaited<ReturnType<ClickPay['query']>>

/** Queries the state of payments at ClickPay, because a callback may never arrive. */
export const createPaymentQueries = ({ database, jobs, log, clickPay, subscriptions }: Options) => {
  const ask = async (row: PaymentRowOfTable): Promise<Answer | undefined> => {
    if (!clickPay || row.tranRef === null) return undefined
    return clickPay.query(row.tranRef).catch((error: unknown) => {
      log.warn({ err: error, payment: row.id }, 'ClickPay did not answer about a payment')
      return undefined
    })
  }

  const outcomeOf = async (db: Db, transaction: Answer['transaction'], now: Date): Promise<string> => {
    if (!transaction) return 'unknownThere'
    // A query also returns P for a page that nobody has used, so P is no news.
    if (transaction.letter === 'P') return 'nothingNew'
    return (await applyTransaction(db, { subscriptions, transaction, now })).outcome
  }

  const takeAnswer = async (db: Db, payment: PaymentRowOfTable, { transaction, text, now }: Answer & Now) => {
    const outcome = await outcomeOf(db, transaction, now)
    await keepMessage(db, { source: 'query', isSigned: null, bytes: text, transaction, outcome, payment })
  }

  const giveUpOn = async (db: Db, row: PaymentRowOfTable, now: Date) => {
    const outcome = await giveUp(db, { subscriptions, of: row, now })
    if (outcome === 'nothingNew') return
    const message = { source: 'clock' as const, isSigned: null, bytes: '', transaction: undefined }
    await keepMessage(db, { ...message, outcome, payment: row })
  }

  /** Queries one payment now and applies the answer. */
  const queryPaymentNow = async ({ accountId, id }: Of, now = new Date()): Promise<void> => {
    const row = await database.run(ALL_MERCHANTS, db => findPayment(db, { accountId, id }))
    if (!row || !isOpen(row.state)) return
    const answer = await ask(row)
    await database.run(ALL_MERCHANTS, async db => {
      if (answer) await takeAnswer(db, row, { ...answer, now })
      const after = await findPayment(db, row)
      if (!after || !isOpen(after.state)) return
      // Without a transaction nobody ever saw a page. Without an answer the state is unknown.
      const isKnown = answer !== undefined || row.tranRef === null
      if (isKnown && after.state !== 'OnHold' && isOverdue(row.createdAt, now)) return giveUpOn(db, row, now)
      const next = nextQueryAt({ createdAt: row.createdAt, state: after.state, now })
      if (next) await schedulePaymentQuery(db, row, next)
    })
  }

  jobs.handle(QUERY_PAYMENT, ({ accountId, paymentId }) => queryPaymentNow({ accountId, id: paymentId }))
  return { queryPaymentNow }
}
export type PaymentQueries = ReturnType<typeof createPaymentQueries>
