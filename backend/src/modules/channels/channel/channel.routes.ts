import { malformedJson } from '#src/errors.ts'
import { LARGEST_MESSAGE } from '#src/modules/channels/platform-event/platform-event.service.ts'
import type { PlatformEventService } from '#src/modules/channels/platform-event/platform-event.service.ts'
import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'

export const channelRoutes = (events: PlatformEventService): Route[] => [
  defineRoute('POST /api/Channel/:key/Webhook', {
    // A platform sends for all merchants from a handful of addresses.
    rateLimit: { max: 120_000, windowSeconds: 60 },
    bodyLimit: LARGEST_MESSAGE,
    handler: async ({ params, body, request }) => {
      if (!Buffer.isBuffer(body)) throw malformedJson()
      return events.receive({ channelKey: params.key, raw: body, headers: request.headers })
    },
  }),
]
