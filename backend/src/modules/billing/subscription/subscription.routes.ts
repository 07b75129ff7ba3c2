import { idempotencyKeyOf } from '#src/modules/infrastructure/infrastructure.ts'
import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { SubscriptionService } from './subscription.service.ts'

const reads = { max: 120, windowSeconds: 60 }
const writes = { max: 30, windowSeconds: 60 }

export const subscriptionRoutes = (subscriptions: SubscriptionService): Route[] => [
  defineRoute('GET /api/Subscription/Get', {
    rateLimit: reads,
    handler: ({ session }) => subscriptions.get(session.accountId),
  }),
  defineRoute('POST /api/Subscription/Add', {
    rateLimit: writes,
    handler: ({ session, body, request }) => subscriptions.add(session, body, idempotencyKeyOf(request)),
  }),
  defineRoute('GET /api/Subscription/PreviewGift', {
    rateLimit: reads,
    handler: ({ query }) =>
      subscriptions.previewGift({ accountId: query.AccountId, planId: query.PlanId, months: query.Months }),
  }),
  defineRoute('POST /api/Subscription/Upgrade', {
    rateLimit: reads,
    handler: ({ session, body, request }) =>
      subscriptions.upgrade(session.accountId, body, idempotencyKeyOf(request)),
  }),
  defineRoute('POST /api/Subscription/Cancel', {
    rateLimit: writes,
    handler: ({ session }) => subscriptions.cancel(session.accountId),
  }),
  defineRoute('POST /api/Subscription/Resume', {
    rateLimit: writes,
    handler: ({ session }) => subscriptions.resume(session.accountId),
  }),
]
