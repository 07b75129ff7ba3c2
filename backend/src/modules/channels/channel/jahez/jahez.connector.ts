import { headerText, hmacSha256, isSameText } from '#src/modules/channels/channel/signature.ts'
import type { Connector } from '#src/modules/channels/channel/connector.ts'
import { TEST_CUSTOMER, TEST_NOTE } from '#src/modules/channels/channel/test-order.ts'
import type { SignedMessage, TestOrder } from '#src/modules/channels/channel/test-order.ts'
import { readEnvelope } from './envelope.ts'
import { parseMessage, readOrder } from './message.ts'
import { platformApi } from './platform-api.ts'

const PICKUP = 2

const testOrder = ({ storeId, secret, orderId, dish, now }: TestOrder): SignedMessage => {
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

/** Signs with `x-jahez-hmac: <base64 HMAC-SHA256 of the body>`; an accepted order can no longer be cancelled by the shop. */
export const jahez: Connector = {
  id: 2,
  key: 'jahez',
  name: { ar: 'جاهز', en: 'Jahez' },
  capabilities: {
    canReject: true,
    canCancel: false,
    canDelay: true,
    maxDelayMinutes: 20,
    canBusy: true,
    busyUnits: 'level',
    canPause: true,
    pauseMinutes: [60],
    supportsSnoozeUntil: false,
    supportsOptionSnooze: false,
    hoursWay: 'week',
    menuPush: 'item',
    acceptWindowSeconds: 300,
    languages: ['ar', 'en'],
  },
  verify: ({ raw, headers, secret }) =>
    isSameText(headerText(headers, 'x-jahez-hmac'), hmacSha256(secret, raw).toString('base64')),
  readEnvelope,
  parse: parseMessage,
  readOrderParts: message => readOrder(message, 'lenient'),
  testOrder,
  platformApi,
}
