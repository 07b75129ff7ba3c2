import { toHalalas } from '@sufra/shared/contracts/halalas'
import { headerText, hmacSha256, isSameText } from '#src/modules/channels/channel/signature.ts'
import type { Connector, SignedBody } from '#src/modules/channels/channel/connector.ts'
import { TEST_CUSTOMER, TEST_NOTE } from '#src/modules/channels/channel/test-order.ts'
import type { SignedMessage, TestOrder } from '#src/modules/channels/channel/test-order.ts'
import { readEnvelope, ORDER_PLACED } from './envelope.ts'
import { parseMessage, readOrder } from './message.ts'
import { platformApi } from './platform-api.ts'
import { signKeeta } from './sign.ts'

const PICKUP = 1
const PREPAID = 1

const testOrder = ({ storeId, secret, orderId, dish, now }: TestOrder): SignedMessage => {
  const price = toHalalas(dish.price)
  const message = {
    msgId: orderId,
    opType: ORDER_PLACED,
    shopId: storeId,
    data: {
      orderViewId: orderId,
      deliveryMode: PICKUP,
      test: true,
      placeTime: Math.floor(now.getTime() / 1000),
      recipient: { name: TEST_CUSTOMER, phone: '' },
      remark: TEST_NOTE,
      payMode: PREPAID,
      skus: [{ openSkuCode: dish.sku, name: `${dish.name.ar}|${dish.name.en}`, count: 1, price, groups: [] }],
      fee: { goods: price, discount: 0, delivery: 0, total: price },
    },
  }
  const raw = JSON.stringify(message)
  return { raw: Buffer.from(raw), headers: signKeeta(raw, secret) }
}

const TOLERANCE_SECONDS = 300

// `t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body">`: the signed time prevents replays.
const verify = ({ raw, headers, secret, now }: SignedBody): boolean => {
  const parts = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(headerText(headers, 'x-keeta-signature'))
  const [, time, signature] = parts ?? []
  if (!time || !signature) return false
  if (Math.abs(now.getTime() / 1000 - Number(time)) > TOLERANCE_SECONDS) return false
  return isSameText(signature, hmacSha256(secret, `${time}.`, raw).toString('hex'))
}

/** Orders cannot be rejected, only accepted and then cancelled; no delay; ten minutes to accept. */
export const keeta: Connector = {
  id: 3,
  key: 'keeta',
  name: { ar: 'كيتا', en: 'Keeta' },
  capabilities: {
    canReject: false,
    canCancel: true,
    canDelay: false,
    maxDelayMinutes: 0,
    canBusy: false,
    busyUnits: 'level',
    canPause: true,
    pauseMinutes: [30, 60],
    supportsSnoozeUntil: false,
    supportsOptionSnooze: true,
    hoursWay: 'status',
    menuPush: 'full',
    acceptWindowSeconds: 600,
    languages: ['ar', 'en'],
  },
  verify,
  readEnvelope,
  parse: parseMessage,
  readOrderParts: message => readOrder(message, 'lenient'),
  testOrder,
  platformApi,
}
