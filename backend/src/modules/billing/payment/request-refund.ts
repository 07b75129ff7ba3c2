import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { Id } from '@sufra/shared/contracts/wire'
import type { PaymentRefundRequest, PaymentRow } from '@sufra/shared/contracts/payment'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { illegalTransition, notFound, paymentNotSetUp, validation } from '#src/errors/errors.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { runIdempotently } from '#src/modules/infrastructure/infrastructure.ts'
import { noteChange } from '#src/modules/billing/billing-change/billing-change.service.ts'
import type { ClickPay } from './click-pay/click-pay.ts'
import { readPaymentRow } from './payment-list.repository.ts'
import { insertRefund, listRefunds } from './payment-care.repository.ts'
import { findPaymentById, lockPayments } from './payment.repository.ts'
import type { PaymentRowOfTable } from './payment.repository.ts'
import { refundLeft } from './refund-left.ts'
import { scheduleRefund } from './send-refund.ts'

const Asked = z.object({ refundId: Id })

export interface RefundRequest {
  request: z.output<typeof PaymentRefundRequest>
  byUserId: number
}

const writeRefund = async (db: Db, { request, byUserId }: RefundRequest, found: PaymentRowOfTable) => {
  const { accountId, id: paymentId } = found
  // The lock serializes concurrent requests, so that no amount is refunded twice.
  const all = await lockPayments(db, found)
  const row = all.find(({ id }) => id === paymentId) ?? found
  const left = refundLeft(row, await listRefunds(db, [paymentId]))
  if (left <= 0 || row.tranRef === null) throw illegalTransition({ id: paymentId, state: row.state, left })
  const amount = request.amount ?? left
  if (amount > left) throw validation({ amount: ['over_amount_left'] })
  const { reason } = request
  const refundId = await insertRefund(db, {
    accountId,
    paymentId,
    amount,
    reason,
    byUserId,
    cartId: `refund-${paymentId}-${randomUUID()}`,
  })
  await scheduleRefund(db, { accountId, refundId })
  const after = { refundId, amount, reason }
  await noteChange(db, { byUserId, entity: 'payment', entityId: paymentId, accountId, before: null, after })
  return { refundId }
}

/**
 * Requests a refund at ClickPay by a job. 404 `not_found`; 409 `illegal_transition` when nothing was charged
 * or nothing is left; 400 at `amount` above the remaining amount; 409 `payment_not_set_up` without keys.
 */
export const createRefundRequest =
  ({ database, clickPay }: Pick<Foundation, 'database'> & { clickPay: ClickPay | undefined }) =>
  async (input: RefundRequest, key: string | undefined): Promise<PaymentRow> => {
    const { paymentId } = input.request
    await database.run(ALL_MERCHANTS, async db => {
      const found = await findPaymentById(db, paymentId)
      if (!found) throw notFound()
      if (!clickPay) throw paymentNotSetUp()
      const { accountId } = found
      await runIdempotently(db, {
        accountId,
        key,
        body: input.request,
        route: 'Payment/Refund',
        answer: Asked,
        work: () => writeRefund(db, input, found),
      })
    })
    return database.run(ALL_MERCHANTS, db => readPaymentRow(db, paymentId))
  }
