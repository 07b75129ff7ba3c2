import type { IncomingHttpHeaders } from 'node:http'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import { badSignature } from '#src/errors/errors.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { schedulePaymentQuery } from './query-payment.ts'
import type { PaymentQueries } from './query-payment.ts'
import { isSignedCallback, isSignedReturn } from './click-pay/signature.ts'
import { fieldsOf, readReturn, readTransaction } from './click-pay/transaction-data.ts'
import type { TransactionData } from './click-pay/transaction-data.ts'
import type { PaidSubscriptions } from './paid-subscriptions.ts'
import { keepMessage } from './payment-event.repository.ts'
import { isOpen } from './payment-state.ts'
import { findPayment, findPaymentOf } from './payment.repository.ts'
import type { PaymentRowOfTable } from './payment.repository.ts'
import { applyTransaction } from './apply-transaction.ts'
import type { Outcome } from './apply-transaction.ts'

interface Options extends Pick<Foundation, 'database' | 'env' | 'log'> {
  subscriptions: PaidSubscriptions
  questions: PaymentQueries
}

export interface Callback {
  raw: Buffer
  headers: IncomingHttpHeaders
}

const parsed = (raw: Buffer): unknown => {
  try {
    return JSON.parse(raw.toString())
  } catch {
    return undefined
  }
}

const isDoubtful = (outcome: string): boolean => /^(wrong|unknown)/.test(outcome)

type CallbackOutcome = Outcome | 'unreadable'

/**
 * Handles messages from the public internet. They are stored as evidence and trusted only with ClickPay's
 * signature.
 */
export const createPaymentWebhook = ({ database, env, log, subscriptions, questions }: Options) => {
  const key = env.CLICKPAY_SERVER_KEY

  // Anybody can send messages, so only those that name a known payment are stored.
  const keepUnsigned = (
    source: 'callback' | 'return',
    bytes: string,
    transaction: TransactionData | undefined,
  ) =>
    database.run(ALL_MERCHANTS, async db => {
      const payment = transaction && (await findPaymentOf(db, transaction))
      if (!payment) return log.warn({ source }, 'a message about payments that ClickPay did not sign')
      await keepMessage(db, { source, isSigned: false, bytes, transaction, outcome: 'badSignature', payment })
      // ClickPay itself knows the state of the payment.
      if (payment.tranRef === transaction.tranRef && isOpen(payment.state))
        await schedulePaymentQuery(db, payment)
    })

  const takeCallback = (raw: Buffer): Promise<CallbackOutcome> => {
    const transaction = readTransaction(parsed(raw))
    const message = {
      source: 'callback' as const,
      isSigned: true,
      bytes: raw.toString('base64'),
      transaction,
    }
    return database.run(ALL_MERCHANTS, async db => {
      const { outcome, payment } = transaction
        ? await applyTransaction(db, { subscriptions, transaction, now: new Date() })
        : { outcome: 'unreadable' as const, payment: undefined }
      await keepMessage(db, { ...message, outcome, payment })
      // A message that does not match proves nothing, so ClickPay is queried.
      if (payment && isDoubtful(outcome)) await schedulePaymentQuery(db, payment)
      return outcome
    })
  }

  /** Returns the payment of a signed form after a query to ClickPay, because the form has no amount. */
  const takeForm = async (
    transaction: TransactionData,
    bytes: string,
  ): Promise<PaymentRowOfTable | undefined> => {
    const row = await database.run(ALL_MERCHANTS, async db => {
      const found = await findPaymentOf(db, transaction)
      const isOurs = found?.tranRef === transaction.tranRef && found.cartId === transaction.cartId
      const outcome = isOurs ? 'asked' : 'unknownPayment'
      await keepMessage(db, {
        source: 'return',
        isSigned: true,
        bytes,
        transaction,
        outcome,
        payment: found,
      })
      // A durable job, in case the query below gets no answer.
      if (isOurs && isOpen(found.state)) await schedulePaymentQuery(db, found, new Date(Date.now() + 20_000))
      return isOurs ? found : undefined
    })
    if (!row) return undefined
    await questions.queryPaymentNow(row)
    return database.run(ALL_MERCHANTS, db => findPayment(db, row))
  }

  return {
    /** 401 `signature_invalid` without ClickPay's signature; otherwise the outcome. */
    callback: async ({ raw, headers }: Callback): Promise<{ outcome: string }> => {
      const signature = typeof headers.signature === 'string' ? headers.signature : ''
      if (!key || !isSignedCallback(raw, { signature, key })) {
        const transaction = readTransaction(parsed(raw))
        await keepUnsigned('callback', `${signature} ${raw.toString('base64')}`, transaction)
        throw badSignature()
      }
      return { outcome: await takeCallback(raw) }
    },

    /**
     * Returns the URL to which the browser goes on. Its parameters prove nothing: the page requests the state
     * of the payment.
     */
    return: async (raw: Buffer): Promise<string> => {
      const fields = fieldsOf(raw)
      const transaction = fields && readReturn(fields)
      const bytes = raw.toString('base64')
      const isSigned = Boolean(key && fields && isSignedReturn(fields, key))
      if (!isSigned) await keepUnsigned('return', bytes, transaction)
      const row = isSigned && transaction ? await takeForm(transaction, bytes) : undefined
      const to = new URL(row?.returnPath ?? '/dashboard', env.PUBLIC_URL)
      to.searchParams.set('successpayment', String(Boolean(row?.settledAt)))
      if (row) to.searchParams.set('paymentId', String(row.id))
      return to.href
    },
  }
}
