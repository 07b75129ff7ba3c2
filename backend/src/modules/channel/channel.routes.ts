import { z } from 'zod'
import { WebhookAnswer } from '@sufra/shared/contracts/channel'
import { malformedJson } from '#src/errors.ts'
import {
  LARGEST_MESSAGE,
  type PlatformEventService,
} from '#src/modules/platform-event/platform-event.service.ts'
import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'

const ChannelParams = z.object({ key: z.string().max(40) })

export const channelRoutes = (events: PlatformEventService): Route[] => [
  defineRoute({
    method: 'POST',
    path: '/api/Channel/:key/Webhook',
    summary:
      'What a delivery platform tells: stored once its signature is proved, answered at once, done right after',
    access: 'channel',
    // A platform sends for all merchants from a handful of addresses.
    rateLimit: { max: 120_000, windowSeconds: 60 },
    raw: true,
    bodyLimit: LARGEST_MESSAGE,
    params: ChannelParams,
    response: WebhookAnswer,
    handler: async ({ params, body, request }) => {
      if (!Buffer.isBuffer(body)) throw malformedJson()
      return events.receive({ channelKey: params.key, raw: body, headers: request.headers })
    },
  }),
]
