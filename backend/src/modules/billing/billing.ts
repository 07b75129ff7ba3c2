import type { Platform } from '#src/platform.ts'
import { planRoutes } from './plan/plan.routes.ts'
import { createPlanService } from './plan/plan.service.ts'
import { subscriptionRoutes } from './subscription/subscription.routes.ts'
import { createSubscriptionService } from './subscription/subscription.service.ts'

export { currentSubscription } from './subscription/subscription.service.ts'

/** What merchants pay for. */
export const composeBilling = (platform: Platform) => ({
  routes: [
    ...planRoutes(createPlanService(platform)),
    ...subscriptionRoutes(createSubscriptionService(platform)),
  ],
})
