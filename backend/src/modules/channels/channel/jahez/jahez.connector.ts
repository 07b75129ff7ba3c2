import { headerText, hmacSha256, isSameText } from '#src/modules/channels/channel/signature.ts'
import type { Connector } from '#src/modules/channels/channel/connector.ts'
import { readEnvelope } from './envelope.ts'
import { parseMessage, readOrder } from './message.ts'
import { platformApi } from './platform-api.ts'
import { testOrder } from './test-order.ts'

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
