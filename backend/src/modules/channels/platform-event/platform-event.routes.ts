import { malformedJson } from '#src/errors/errors.ts'
import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { PlatformEventService } from './platform-event.service.ts'
import { LARGEST_MESSAGE } from './read-message.ts'

export const platformEventRoutes = (events: PlatformEventService): Route[] => [
  defineRoute('POST /api/Channel/:key/Webhook', {
    // A platform sends for all merchants from a few addresses.
    rateLimit: { max: 120_000, windowSeconds: 60 },
    bodyLimit: LARGEST_MESSAGE,
    handler: async ({ params, body, request }) => {
      if (!Buffer.isBuffer(body)) throw malformedJson()
      return events.receive({ channelKey: params.key, raw: body, headers: request.headers })
    },
  }),
]
