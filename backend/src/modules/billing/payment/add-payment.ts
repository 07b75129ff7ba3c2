import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { AddPaymentAnswer, AddPaymentRequest } from '@sufra/shared/contracts/payment'
import { Id } from '@sufra/shared/contracts/wire'
import { tenant } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { illegalTransition, orderChanged, paymentNotSetUp, unavailable } from '#src/errors/errors.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { runIdempotently } from '#src/modules/infrastructure/infrastructure.ts'
import { schedulePaymentQuery } from './query-payment.ts'
import { queriedSince, nextQueryAt } from './payment-query-schedule.ts'
import type { ClickPay } from './click-pay/click-pay.ts'
import type { PaidSubscriptions } from './paid-subscriptions.ts'
import { keepMessage } from './payment-event.repository.ts'
import {
  findOnItsWay,
  findPayment,
  insertPayment,
  lockPayments,
  updatePayment,
} from './payment.repository.ts'
import type { PaymentRowOfTable } from './payment.repository.ts'

/** A second call within this time returns the same page, so that nobody holds two pages for one purchase. */
const SAME_PAGE_MS = 20 * 60_000

/** null: the order was dropped, because its price has changed */
const Begun = z.object({ paymentId: Id.nullable() })

interface Options extends Pick<Foundation, 'database' | 'log'> {
  clickPay: ClickPay | undefined
  subscriptions: PaidSubscriptions
}

type Input = AddPaymentRequest & { accountId: number; amount: number; description: string }

const isSame = (row: PaymentRowOfTable, { amount, lang, returnPath }: Input, now: Date): boolean =>
  (row.state === 'Created' || row.state === 'Redirected') &&
  now.getTime() - row.createdAt.getTime() < SAME_PAGE_MS &&
  row.amount === amount &&
  row.language === lang &&
  row.returnPath === (returnPath ?? null)

const begin = async (db: Db, input: Input, before: PaymentRowOfTable[]): Promise<number> => {
  const now = new Date()
  const { accountId, subscriptionId, amount, description, lang: language, returnPath } = input
  // While money of any order of the merchant is on its way, no other payment may begin.
  const onItsWay = await findOnItsWay(db, { accountId, since: queriedSince(now) })
  if (onItsWay) throw illegalTransition({ paymentId: onItsWay.id, state: onItsWay.state })
  const same = before.find(row => isSame(row, input, now))
  if (same) return same.id
  const id = await insertPayment(db, {
    accountId,
    subscriptionId,
    amount,
    description,
    language,
    returnPath,
    cartId: `sufra-${subscriptionId}-${randomUUID()}`,
  })
  await schedulePaymentQuery(db, { accountId, id }, nextQueryAt({ createdAt: now, state: 'Created', now }))
  return id
}

const answerOf = ({ id, cartId, tranRef, redirectUrl, amount }: PaymentRowOfTable): AddPaymentAnswer => {
  if (tranRef === null || redirectUrl === null) throw unavailable()
  return { paymentId: id, cartId, tranRef, redirectUrl, amount, currency: 'SAR' }
}

/** Starts payments: inserts a row, then requests ClickPay's page outside of any transaction. */
export const createPaymentStart = ({ database, log, clickPay, subscriptions }: Options) => {
  const prepare = async (db: Db, accountId: number, body: AddPaymentRequest) => {
    const of = { accountId, subscriptionId: body.subscriptionId }
    // Lock order of the messages: payments, then the merchant. Another order could deadlock.
    const before = await lockPayments(db, of)
    const due = await subscriptions.due(db, { ...of, now: new Date() })
    if (!due) return { paymentId: null }
    const { status, amount, description } = due
    if (amount <= 0) throw illegalTransition({ status, amount })
    if (!clickPay) throw paymentNotSetUp()
    const input = { ...body, accountId, amount, description: description[body.lang] }
    return { paymentId: await begin(db, input, before) }
  }

  const openPage = async (row: PaymentRowOfTable, pages: ClickPay): Promise<void> => {
    const page = await pages.requestPage(row).catch((error: unknown) => {
      log.warn({ err: error, payment: row.id }, 'ClickPay made no page')
      throw unavailable()
    })
    await database.run(tenant(row.accountId), async db => {
      const all = await lockPayments(db, row)
      // Of two concurrent calls the first page counts; the second page is never shown.
      if (all.find(({ id }) => id === row.id)?.tranRef !== null) return
      await updatePayment(db, row, { ...page, state: 'Redirected' })
      const nothing = { letter: null, amount: null, currency: null, charge: null }
      const transaction = { ...nothing, tranRef: page.tranRef, cartId: row.cartId }
      const message = { source: 'request' as const, isSigned: null, bytes: page.tranRef, transaction }
      await keepMessage(db, { ...message, outcome: 'Redirected', payment: row })
    })
  }

  const read = (accountId: number, id: number) =>
    database.run(tenant(accountId), db => findPayment(db, { accountId, id }))

  /**
   * 404 for a subscription of another merchant; 409 `illegal_transition` when nothing is due, or money is on
   * its way; 409 `order_changed` when the price of the order has changed; 409 `payment_not_set_up` without
   * keys; 503 `unavailable` when ClickPay creates no page.
   */
  return async (
    accountId: number,
    body: AddPaymentRequest,
    key: string | undefined,
  ): Promise<AddPaymentAnswer> => {
    const begun = await database.run(
      tenant(accountId),
      db =>
        runIdempotently(db, {
          accountId,
          key,
          body,
          route: 'ClickPay/AddPayment',
          answer: Begun,
          work: () => prepare(db, accountId, body),
        }),
      { isAlone: true },
    )
    if (begun.paymentId === null) throw orderChanged()
    const row = await read(accountId, begun.paymentId)
    if (!row || !clickPay) throw unavailable()
    if (row.tranRef !== null) return answerOf(row)
    await openPage(row, clickPay)
    return answerOf((await read(accountId, begun.paymentId)) ?? row)
  }
}
