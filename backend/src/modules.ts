import { join } from 'node:path'
import { authenticationRoutes } from '#src/modules/authentication/authentication.routes.ts'
import { createAuthenticationService } from '#src/modules/authentication/authentication.service.ts'
import { branchRoutes } from '#src/modules/branch/branch.routes.ts'
import { createBranchService } from '#src/modules/branch/branch.service.ts'
import { categoryRoutes } from '#src/modules/category/category.routes.ts'
import { createCategoryService } from '#src/modules/category/category.service.ts'
import { channelRoutes } from '#src/modules/channel/channel.routes.ts'
import { dashboardRoutes } from '#src/modules/dashboard/dashboard.routes.ts'
import { createDashboardService } from '#src/modules/dashboard/dashboard.service.ts'
import { healthRoutes } from '#src/modules/health/health.routes.ts'
import { createHealthService } from '#src/modules/health/health.service.ts'
import { hostConfigRoutes } from '#src/modules/host-config/host-config.routes.ts'
import { registerIdempotencyClean } from '#src/modules/idempotency/idempotency.service.ts'
import { createImages, diskImageStorage } from '#src/modules/image/image.service.ts'
import { merchantRoutes } from '#src/modules/merchant/merchant.routes.ts'
import { createMerchantService } from '#src/modules/merchant/merchant.service.ts'
import { orderRoutes } from '#src/modules/order/order.routes.ts'
import { createOrderService, personaliseEvent } from '#src/modules/order/order.service.ts'
import { createPlatformEventService } from '#src/modules/platform-event/platform-event.service.ts'
import { createAvailabilityService } from '#src/modules/product/availability.service.ts'
import { productRoutes } from '#src/modules/product/product.routes.ts'
import { createProductService } from '#src/modules/product/product.service.ts'
import { releaseRoutes } from '#src/modules/release/release.routes.ts'
import { createReleaseService } from '#src/modules/release/release.service.ts'
import { createSessionService } from '#src/modules/session/session.service.ts'
import { serviceProviderRoutes } from '#src/modules/service-provider/service-provider.routes.ts'
import { createServiceProviderService } from '#src/modules/service-provider/service-provider.service.ts'
import { createLiveHub } from '#src/modules/stream/live-hub.ts'
import { streamRoutes } from '#src/modules/stream/stream.routes.ts'
import { userRoutes } from '#src/modules/user/user.routes.ts'
import { createUserService } from '#src/modules/user/user.service.ts'
import type { Platform } from '#src/platform.ts'
import type { Route } from '#src/routing/route.ts'

const menuRoutes = (platform: Platform): Route[] => {
  const images = createImages(diskImageStorage(join(platform.env.DATA_DIR, 'images')))
  return [
    ...serviceProviderRoutes(createServiceProviderService(platform)),
    ...branchRoutes(createBranchService(platform)),
    ...categoryRoutes(createCategoryService(platform)),
    ...productRoutes({
      products: createProductService({ ...platform, images }),
      availability: createAvailabilityService(platform),
    }),
  ]
}

/** The list is the map: every module of the API is made here, by name, on the services that it needs. */
export const composeModules = (platform: Platform) => {
  const users = createUserService(platform)
  const sessions = createSessionService(platform, users)
  const authentication = createAuthenticationService(platform, { users, sessions })
  const releases = createReleaseService(platform)
  const events = createPlatformEventService(platform)
  const hub = createLiveHub({ ...platform, holds: sessions.holds })
  registerIdempotencyClean(platform)

  const routes: Route[] = [
    ...authenticationRoutes({ authentication, sessions }),
    ...userRoutes(users),
    ...channelRoutes(events),
    ...orderRoutes(createOrderService(platform)),
    ...streamRoutes({ hub, personalise: personaliseEvent }),
    ...menuRoutes(platform),
    ...merchantRoutes(createMerchantService(platform)),
    ...dashboardRoutes(createDashboardService(platform)),
    ...releaseRoutes(releases),
    ...hostConfigRoutes(platform.env),
    ...healthRoutes(createHealthService(platform, releases)),
  ]
  return {
    routes,
    gatekeeper: { requireSession: sessions.requireSession, isDeployToken: releases.isDeployToken },
    /** Ends what lives longer than a request: open streams, and the work that answered webhooks left behind. */
    close: async () => {
      await hub.close()
      await events.close()
    },
  }
}
