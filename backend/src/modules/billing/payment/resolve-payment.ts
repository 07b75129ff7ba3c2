import type { z } from 'zod'
import type { PaymentResolveRequest, PaymentRow } from '@sufra/shared/contracts/payment'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import { illegalTransition, notFound } from '#src/errors/errors.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { noteChange } from '#src/modules/billing/billing-change/billing-change.service.ts'
import { insertResolution } from './payment-care.repository.ts'
import { readPaymentRow } from './payment-list.repository.ts'
import { findPaymentById, lockPayments, updatePayment } from './payment.repository.ts'

export interface Resolution {
  request: z.output<typeof PaymentResolveRequest>
  byUserId: number
}

/**
 * Records the decision about a payment that needs attention. 404 `not_found`; 409 `illegal_transition` when
 * it needs none.
 */
export const createPaymentResolving =
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
