import { hmacSha256 } from '#src/modules/channels/channel/signature.ts'
import { TEST_CUSTOMER, TEST_NOTE } from '#src/modules/channels/channel/test-order/test-order.ts'
import type { SignedMessage, TestOrder } from '#src/modules/channels/channel/test-order/test-order.ts'

export const testOrder = ({ storeId, secret, orderId, dish, now }: TestOrder): SignedMessage => {
  const { sku, name, price } = dish
  const message = {
    event_id: orderId,
    event_type: 'ORDER_CREATED',
    store_id: storeId,
    order: {
      id: orderId,
      code: 'TEST',
      fulfilment: 'pickup',
      is_test: true,
      created_at: now.toISOString(),
      customer: { name: TEST_CUSTOMER, mobile: '' },
      comment: TEST_NOTE,
      payment: 'online',
      items: [{ sku, name, qty: 1, unit_price: price, options: [] }],
      amounts: { subtotal: price, discount: 0, delivery_fee: 0, total: price },
    },
  }
  const raw = Buffer.from(JSON.stringify(message))
  return { raw, headers: { 'x-hungerstation-signature': hmacSha256(secret, raw).toString('hex') } }
}
