import { hmacSha256 } from '#src/modules/channels/channel/signature.ts'
import { TEST_CUSTOMER, TEST_NOTE } from '#src/modules/channels/channel/test-order/test-order.ts'
import type { SignedMessage, TestOrder } from '#src/modules/channels/channel/test-order/test-order.ts'

const PICKUP = 2

export const testOrder = ({ storeId, secret, orderId, dish, now }: TestOrder): SignedMessage => {
  const price = dish.price.toFixed(2)
  const { ar, en } = dish.name
  const message = {
    eventId: orderId,
    event: 'new_order',
    branchCode: storeId,
    orderId,
    reference: 'TEST',
    orderType: PICKUP,
    sandbox: true,
    createdAt: now.getTime(),
    customerName: TEST_CUSTOMER,
    customerPhone: '',
    notes: TEST_NOTE,
    paymentType: 'ONLINE',
    products: [{ externalId: dish.sku, nameAr: ar, nameEn: en, quantity: 1, price, addOns: [] }],
    itemsTotal: price,
    discount: '0',
    deliveryCharge: '0',
    grandTotal: price,
  }
  const raw = Buffer.from(JSON.stringify(message))
  return { raw, headers: { 'x-jahez-hmac': hmacSha256(secret, raw).toString('base64') } }
}
