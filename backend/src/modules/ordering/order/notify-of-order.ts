import type { Db } from '#src/database/database.ts'
import { channelOf } from '#src/modules/channels/channels.ts'
import { notify } from '#src/modules/identity/identity.ts'
import type { OrderEntry } from './order.repository.ts'

/**
 * Notifies the people who take orders at the branch of an order's problem, when the transaction commits; once
 * for many missed orders in a row.
 */
export const notifyOfOrder = (
  db: Db,
  { order: { accountId, branchId, id, orderNumber, channelId }, branchName: branch }: OrderEntry,
  { kind, why }: { kind: 'orderMissed' | 'orderFailed' | 'callUndelivered'; why?: string },
): Promise<void> =>
  notify(db, {
    kind,
    accountId,
    branchId,
    facts: { id, name: `#${orderNumber}`, branch, channel: channelOf(channelId).name, ...(why && { why }) },
    about: kind === 'callUndelivered' ? id : '',
  })
