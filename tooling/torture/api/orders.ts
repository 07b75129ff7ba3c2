import { send } from '../../simulate/send.ts'
import type { Ground } from '../attack.ts'
import { ordersFor } from '../intake.ts'
import { query } from '../instance/database.ts'
import { isWorkedOff } from '../stored.ts'

/** Sends one order through a platform's webhook and returns its row id. Throws when it does not arrive. */
export const newOrder = async (ground: Ground): Promise<number> => {
  const [order] = ordersFor(ground, { count: 1 })
  const placed = order?.deliveries[0]
  if (!order || !placed) throw new Error('There is no order to send')
  // Without the suffix, two calls in one millisecond would send the same order id.
  const id = `${order.draft.id}-${ground.random.between(0, 1e9)}`
  const body = placed.body
    .replaceAll(order.draft.id, id)
    .replace(/-evt-/, `-evt-${ground.random.between(0, 1e9)}-`)
  const { status, result } = await send(ground.url, { ...placed, body })
  if (status !== 200) throw new Error(`An order was answered ${status} ${result}`)
  await isWorkedOff(ground.instance)
  const [row] = await query<{ id: number }>(
    ground.instance,
    'select id from app_order where channel_order_id = $1',
    [id],
  )
  if (!row) throw new Error(`The order ${id} did not arrive`)
  return row.id
}
