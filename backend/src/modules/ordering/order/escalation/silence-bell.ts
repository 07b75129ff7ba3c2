import type { Db } from '#src/database/database.ts'
import { appendHistory } from '../order-history.repository.ts'
import type { OrderEntry } from '../order.repository.ts'
import type { Actor } from '../state/available-actions.ts'
import { escalateAtOf } from '../state/escalation-steps.ts'
import { setEscalateAt } from './escalation.repository.ts'

/** Restarts the time until the next step, because somebody silenced the bell. */
export const recordSilence = async (
  db: Db,
  { order, escalation }: OrderEntry,
  { userId, now }: Pick<Actor, 'userId' | 'now'>,
): Promise<void> => {
  const escalateAt = order.isTest ? null : escalateAtOf(escalation, { reached: order.escalation, from: now })
  await setEscalateAt(db, order, escalateAt)
  const { accountId, id: orderId, status } = order
  await appendHistory(db, [
    {
      accountId,
      orderId,
      at: now,
      byUserId: userId,
      source: 'user',
      action: 'Acknowledge',
      from: status,
      to: status,
    },
  ])
}
