import type { z } from 'zod'
import type { PaymentListQuery, PaymentStatus } from '@sufra/shared/contracts/payment'
import { tenant } from '#src/database/database.ts'
import type { Scope } from '#src/database/database.ts'
import { notFound } from '#src/errors/errors.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { createPaymentBeginning } from './add-payment.ts'
import { createRefundAsking } from './request-refund.ts'
import { createPaymentQuestions } from './query-payment.ts'
import { createClickPay } from './click-pay/click-pay.ts'
import { listPayments } from './payment-list.repository.ts'
import type { PaidSubscriptions } from './paid-subscriptions.ts'
import { findLatestPayment, findPayment, listPaymentsOf } from './payment.repository.ts'
import { presentPayment } from './present-payment.ts'
import { createPaymentResolving } from './resolve-payment.ts'
import { registerRefunds } from './send-refund.ts'
import { createPaymentWebhook } from './payment-webhook.ts'

/**
 * Service of the subscription payments on ClickPay's page. It trusts only signed messages and answers of
 * ClickPay.
 */
export const createPaymentService = (foundation: Foundation, subscriptions: PaidSubscriptions) => {
  const { database, env } = foundation
  const around = { ...foundation, subscriptions, clickPay: createClickPay(env) }
  const questions = createPaymentQuestions(around)
  registerRefunds(around)

  return {
    add: createPaymentBeginning(around),
    refund: createRefundAsking(around),
    resolve: createPaymentResolving(around),
    ...createPaymentWebhook({ ...around, questions }),

    /** `not_found` for a payment of another merchant, and for a merchant without payments. */
    status: (accountId: number, id: number | undefined): Promise<PaymentStatus> =>
      database.run(tenant(accountId), async db => {
        const row = id ? await findPayment(db, { accountId, id }) : await findLatestPayment(db, accountId)
        if (!row) throw notFound()
        return presentPayment(row, await listPaymentsOf(db, row))
      }),

    list: (scope: Scope, query: z.output<typeof PaymentListQuery>) =>
      database.run(scope, db => listPayments(db, query)),
  }
}
export type PaymentService = ReturnType<typeof createPaymentService>
