import type { Foundation } from '#src/foundation.ts'
import { planRoutes } from './plan/plan.routes.ts'
import { createPlanService } from './plan/plan.service.ts'
import { subscriptionRoutes } from './subscription/subscription.routes.ts'
import { createSubscriptionService } from './subscription/subscription.service.ts'

export { currentSubscription } from './subscription/subscription.service.ts'

/** What merchants pay for. */
export const composeBilling = (foundation: Foundation) => ({
  routes: [
    ...planRoutes(createPlanService(foundation)),
    ...subscriptionRoutes(createSubscriptionService(foundation)),
  ],
})
