import { idempotencyKeyOf } from '#src/modules/ground/ground.ts'
import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { SubscriptionService } from './subscription.service.ts'

export const subscriptionRoutes = (subscriptions: SubscriptionService): Route[] => [
  defineRoute('POST /api/Subscription/Add', {
    rateLimit: { max: 30, windowSeconds: 60 },
    handler: ({ session, body, request }) =>
      subscriptions.add(session.accountId, body, idempotencyKeyOf(request)),
  }),
]
