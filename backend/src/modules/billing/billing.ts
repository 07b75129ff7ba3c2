import type { Foundation } from '#src/foundation.ts'
import { entitlementRoutes } from './entitlement/entitlement.routes.ts'
import { createEntitlementService } from './entitlement/entitlement.service.ts'
import { featureRoutes } from './feature/feature.routes.ts'
import { createFeatureService } from './feature/feature.service.ts'
import { planRoutes } from './plan/plan.routes.ts'
import { createPlanService } from './plan/plan.service.ts'
import { subscriptionRoutes } from './subscription/subscription.routes.ts'
import { createSubscriptionService } from './subscription/subscription.service.ts'

export { takeRoom } from './entitlement/entitlement.service.ts'
export { currentSubscription } from './subscription/subscription.service.ts'

/** What merchants pay for. */
export const composeBilling = (foundation: Foundation) => ({
  routes: [
    ...featureRoutes(createFeatureService(foundation)),
    ...entitlementRoutes(createEntitlementService(foundation)),
    ...planRoutes(createPlanService(foundation)),
    ...subscriptionRoutes(createSubscriptionService(foundation)),
  ],
})
