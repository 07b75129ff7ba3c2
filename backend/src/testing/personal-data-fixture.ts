import type { Order } from '@sufra/shared/contracts/order'
import type { OpenShop } from './open-shop.ts'
import { hungerstationEvent } from './platform-message.ts'
import { sendMessage } from './shop-fixture.ts'

/** Places an order of this customer, with personal data in each part of it, and ends it `days` ago; null: it stays open. */
export const placeWithPersonalData = async (
  open: OpenShop,
  customer: { name: string; phone: string },
  days: number | null,
): Promise<Order> => {
  const order = await open.place({ customer })
  const { storeId, secret } = open.shop
  const rider = hungerstationEvent('RIDER_ASSIGNED', { storeId, orderId: order.channelOrderId })
  await sendMessage(open.test, { message: rider, secret })
  await open.inboxState(rider.event_id)
  const about = [order.id, customer.name]
  await open.owner.query(
    `update app_order set note = 'Note of ' || $2, reason_text = $2 where id = $1`,
    about,
  )
  await open.owner.query(`update order_line set note = 'Dish of ' || $2 where order_id = $1`, about)
  await open.owner.query(`update order_history set note = 'Step of ' || $2 where order_id = $1`, about)
  await open.owner.query(
    `insert into order_refund (account_id, order_id, amount, reason, note, by_user_id, at)
      values (1, $1, 1, 'Quality', 'Refund of ' || $2, 1, now())`,
    about,
  )
  if (days !== null)
    await open.owner.query(
      `update app_order set status = 'Completed', closed_at = now() - make_interval(days => $2) where id = $1`,
      [order.id, days],
    )
  return order
}
