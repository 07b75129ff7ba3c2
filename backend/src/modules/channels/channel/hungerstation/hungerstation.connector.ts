import { headerText, hmacSha256, isSameText } from '#src/modules/channels/channel/signature.ts'
import type { Connector } from '#src/modules/channels/channel/connector.ts'
import { readEnvelope } from './envelope.ts'
import { parseMessage, readOrder } from './message.ts'
import { platformApi } from './platform-api.ts'
import { testOrder } from './test-order.ts'

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
