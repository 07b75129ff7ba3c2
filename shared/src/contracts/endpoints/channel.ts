import { ChannelParams, WebhookAnswer } from '#src/contracts/channel.ts'
import { defineEndpoints } from './endpoint.ts'

export const channelEndpoints = defineEndpoints({
  'POST /api/Channel/:key/Webhook': {
    summary:
      'What a delivery platform tells: stored once its signature is proved, answered at once, done right after',
    access: 'channel',
    params: ChannelParams,
    raw: true,
    answer: WebhookAnswer,
    errors: ['not_found'],
  },
})
