import { headerText, hmacSha256, isSameText } from '#src/modules/channels/channel/signature.ts'
import type { Connector } from '#src/modules/channels/channel/connector.ts'
import { TEST_CUSTOMER, TEST_NOTE } from '#src/modules/channels/channel/test-order.ts'
import type { SignedMessage, TestOrder } from '#src/modules/channels/channel/test-order.ts'
import { readEnvelope } from './envelope.ts'
import { parseMessage, readOrder } from './message.ts'
import { platformApi } from './platform-api.ts'

const testOrder = ({ storeId, secret, orderId, dish, now }: TestOrder): SignedMessage => {
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

/** Signs with `x-hungerstation-signature: <hex HMAC-SHA256 of the body>`; windows of seven minutes; everything allowed. */
export const hungerstation: Connector = {
  id: 1,
  key: 'hungerstation',
  name: { ar: 'هنقرستيشن', en: 'HungerStation' },
  capabilities: {
    canReject: true,
    canCancel: true,
    canDelay: true,
    maxDelayMinutes: 30,
    canBusy: true,
    busyUnits: 'minutes',
    canPause: true,
    pauseMinutes: [30, 60, 120],
    supportsSnoozeUntil: true,
    supportsOptionSnooze: true,
    hoursWay: 'dates',
    menuPush: 'full',
    acceptWindowSeconds: 420,
    languages: ['ar', 'en'],
  },
  verify: ({ raw, headers, secret }) =>
    isSameText(headerText(headers, 'x-hungerstation-signature'), hmacSha256(secret, raw).toString('hex')),
  readEnvelope,
  parse: parseMessage,
  readOrderParts: message => readOrder(message, 'lenient'),
  testOrder,
  platformApi,
}
