import type { z } from 'zod'
import type {
  PaymentListQuery,
  PaymentStatus,
  PaymentResolveRequest,
  PaymentRow,
} from '@sufra/shared/contracts/payment'
import { PaymentReturnCause } from '@sufra/shared/contracts/payment'
import { tenant, ALL_MERCHANTS } from '#src/database/database.ts'
import type { Scope } from '#src/database/database.ts'
import { notFound, illegalTransition } from '#src/errors/errors.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { noteChange } from '#src/modules/billing/billing-change/billing-change.service.ts'
import { createPaymentStart } from './add-payment.ts'
import { createRefundRequest } from './request-refund.ts'
import { createPaymentQueries } from './query-payment.ts'
import { createClickPay } from './click-pay/click-pay.ts'
import { listPayments, readPaymentRow } from './payment-list.repository.ts'
import type { PaidSubscriptions } from './paid-subscriptions.ts'
import {
  findLatestPayment,
  findPayment,
  listPaymentsOf,
  findPaymentById,
  lockPayments,
  updatePayment,
} from './payment.repository.ts'
import { registerRefunds } from './send-refund.ts'
import { createPaymentWebhook } from './payment-webhook.ts'
import { isOpen, isRefused } from './payment-state.ts'
import type { PaymentRowOfTable } from './payment.repository.ts'
import { insertResolution } from './payment-care.repository.ts'

interface Resolution {
  request: z.output<typeof PaymentResolveRequest>
  byUserId: number
}

// Records the decision about a payment that needs attention. 404 `not_found`; 409 `illegal_transition` when
// it needs none.
const createPaymentResolving =
  ({ database }: Pick<Foundation, 'database'>) =>
  ({ request, byUserId }: Resolution): Promise<PaymentRow> =>
    database.run(ALL_MERCHANTS, async db => {
      const { paymentId, decision, note } = request
      const found = await findPaymentById(db, paymentId)
      if (!found) throw notFound()
      const all = await lockPayments(db, found)
      const attention = all.find(({ id }) => id === paymentId)?.attention ?? null
      if (attention === null) throw illegalTransition({ id: paymentId, attention })
      const { accountId } = found
      await updatePayment(db, found, { attention: null })
      await insertResolution(db, { accountId, paymentId, attention, decision, note, byUserId })
      const row = await readPaymentRow(db, paymentId)
      const [before, after] = [{ attention }, { attention: null, decision, note }]
      await noteChange(db, { byUserId, entity: 'payment', entityId: paymentId, accountId, before, after })
      return row
    })

// Returns a payment as its merchant sees it. `all` are the payments of the same subscription.
const presentPayment = (row: PaymentRowOfTable, all: readonly PaymentRowOfTable[]): PaymentStatus => ({
  paymentId: row.id,
  subscriptionId: row.subscriptionId,
  state: row.state,
  amount: row.amount,
  currency: 'SAR',
  createdAt: row.createdAt.toISOString(),
  isOpen: isOpen(row.state),
  isPaid: row.settledAt !== null,
  canRetry: isRefused(row.state) && all.every(({ settledAt }) => settledAt === null),
  returned: PaymentReturnCause.options.find(cause => cause === row.attention) ?? null,
})

/**
 * Service of the subscription payments on ClickPay's page. It trusts only signed messages and answers of
 * ClickPay.
 */
export const createPaymentService = (foundation: Foundation, subscriptions: PaidSubscriptions) => {
  const { database, env } = foundation
  const around = { ...foundation, subscriptions, clickPay: createClickPay(env) }
  const questions = createPaymentQueries(around)
  registerRefunds(around)

  return {
    add: createPaymentStart(around),
    refund: createRefundRequest(around),
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
