import { ChannelParams, WebhookAnswer } from '#src/contracts/channel.ts'
import { defineEndpoints } from './endpoint.ts'

export const channelEndpoints = defineEndpoints({
  'POST /api/Channel/:key/Webhook': {
    summary:
      'Receives an event of a delivery platform: verifies the signature, stores the event and answers; the inbox worker processes it',
    access: 'channel',
    params: ChannelParams,
    raw: true,
    answer: WebhookAnswer,
    errors: ['not_found'],
  },
})
