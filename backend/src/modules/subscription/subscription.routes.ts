import { SubscriptionAddRequest, SubscriptionAnswer } from '@sufra/shared/contracts/plan'
import { forbiddenRole } from '#src/errors.ts'
import { idempotencyKeyOf } from '#src/modules/idempotency/idempotency.service.ts'
import { defineRoute, type Route } from '#src/routing/route.ts'
import type { SubscriptionService } from './subscription.service.ts'

export const subscriptionRoutes = (subscriptions: SubscriptionService): Route[] => [
  defineRoute({
    method: 'POST',
    path: '/api/Subscription/Add',
    summary: 'Starts the trial of a plan, once per merchant',
    access: ['Admin'],
    rateLimit: { max: 30, windowSeconds: 60 },
    body: SubscriptionAddRequest,
    response: SubscriptionAnswer,
    handler: async ({ session, body, request }) => {
      if (session.accountId === null) throw forbiddenRole()
      return subscriptions.add(session.accountId, body, idempotencyKeyOf(request))
    },
  }),
]
