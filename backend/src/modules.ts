import { join } from 'node:path'
import { accountRoutes } from '#src/modules/merchants/account/account.routes.ts'
import { createAccountService } from '#src/modules/merchants/account/account.service.ts'
import { authenticationRoutes } from '#src/modules/identity/authentication/authentication.routes.ts'
import { createAuthenticationService } from '#src/modules/identity/authentication/authentication.service.ts'
import { codeRoutes } from '#src/modules/identity/authentication/code.routes.ts'
import { signUpRoutes } from '#src/modules/identity/authentication/sign-up.routes.ts'
import { branchRoutes } from '#src/modules/merchants/branch/branch.routes.ts'
import { createBranchService } from '#src/modules/merchants/branch/branch.service.ts'
import { categoryRoutes } from '#src/modules/catalogue/category/category.routes.ts'
import { createCategoryService } from '#src/modules/catalogue/category/category.service.ts'
import { channelRoutes } from '#src/modules/channels/channel/channel.routes.ts'
import { dashboardRoutes } from '#src/modules/insights/dashboard/dashboard.routes.ts'
import { createDashboardService } from '#src/modules/insights/dashboard/dashboard.service.ts'
import { setupRoutes } from '#src/modules/insights/dashboard/setup.routes.ts'
import { createSetupService } from '#src/modules/insights/dashboard/setup.service.ts'
import { healthRoutes } from '#src/modules/operations/health/health.routes.ts'
import { createHealthService } from '#src/modules/operations/health/health.service.ts'
import { hostConfigRoutes } from '#src/modules/front-end-delivery/host-config/host-config.routes.ts'
import { registerIdempotencyClean } from '#src/modules/ground/idempotency/idempotency.service.ts'
import { imageRoutes } from '#src/modules/ground/image/image.routes.ts'
import { createImages, diskImageStorage } from '#src/modules/ground/image/image.service.ts'
import { createImageUploads } from '#src/modules/ground/image/own-images.service.ts'
import { createMailService } from '#src/modules/ground/mail/mail.service.ts'
import { mailboxRoutes } from '#src/modules/ground/mail/mailbox.routes.ts'
import { merchantRoutes } from '#src/modules/merchants/merchant/merchant.routes.ts'
import { createMerchantService } from '#src/modules/merchants/merchant/merchant.service.ts'
import { createOneTimeCodes } from '#src/modules/identity/one-time-code/one-time-code.service.ts'
import { orderRoutes } from '#src/modules/ordering/order/order.routes.ts'
import { createOrderService, personaliseEvent } from '#src/modules/ordering/order/order.service.ts'
import { planRoutes } from '#src/modules/billing/plan/plan.routes.ts'
import { createPlanService } from '#src/modules/billing/plan/plan.service.ts'
import { createPlatformEventService } from '#src/modules/channels/platform-event/platform-event.service.ts'
import { createAvailabilityService } from '#src/modules/catalogue/product/availability.service.ts'
import { productRoutes } from '#src/modules/catalogue/product/product.routes.ts'
import { createProductService } from '#src/modules/catalogue/product/product.service.ts'
import { releaseRoutes } from '#src/modules/front-end-delivery/release/release.routes.ts'
import { releaseHealthRoutes } from '#src/modules/front-end-delivery/release-health/release-health.routes.ts'
import { createReleaseHealth } from '#src/modules/front-end-delivery/release-health/release-health.service.ts'
import { releaseOverrideRoutes } from '#src/modules/front-end-delivery/release-override/release-override.routes.ts'
import { createReleaseOverrides } from '#src/modules/front-end-delivery/release-override/release-override.service.ts'
import { createReleaseService } from '#src/modules/front-end-delivery/release/release.service.ts'
import type { ReleaseService } from '#src/modules/front-end-delivery/release/release.service.ts'
import { createDeployTokens } from '#src/modules/front-end-delivery/release/deploy-token.service.ts'
import type { DeployTokens } from '#src/modules/front-end-delivery/release/deploy-token.service.ts'
import { deployTokenRoutes } from '#src/modules/front-end-delivery/release/deploy-token.routes.ts'
import { createHostVersions } from '#src/modules/front-end-delivery/release/host-version.service.ts'
import { hostVersionRoutes } from '#src/modules/front-end-delivery/release/host-version.routes.ts'
import { pointerRoutes } from '#src/modules/front-end-delivery/release/pointer.routes.ts'
import { registryRoutes } from '#src/modules/front-end-delivery/release/registry.routes.ts'
import { createRemoteStore } from '#src/modules/front-end-delivery/remote-store/remote-store.service.ts'
import { roleRoutes } from '#src/modules/identity/role/role.routes.ts'
import { createRoleService } from '#src/modules/identity/role/role.service.ts'
import { sessionRoutes } from '#src/modules/identity/session/session.routes.ts'
import { createSessionService } from '#src/modules/identity/session/session.service.ts'
import { serviceProviderRoutes } from '#src/modules/merchants/service-provider/service-provider.routes.ts'
import { createServiceProviderService } from '#src/modules/merchants/service-provider/service-provider.service.ts'
import { createLiveHub } from '#src/modules/ground/stream/live-hub.ts'
import { streamRoutes } from '#src/modules/ground/stream/stream.routes.ts'
import { credentialRoutes } from '#src/modules/identity/user/credentials.routes.ts'
import { createCredentialService } from '#src/modules/identity/user/credentials.service.ts'
import { createInvitationService } from '#src/modules/identity/user/invitation.service.ts'
import { invitationRoutes } from '#src/modules/identity/user/invitation.routes.ts'
import type { SignIn } from '#src/modules/identity/user/invitation.routes.ts'
import { teamRoutes } from '#src/modules/identity/user/team.routes.ts'
import { createTeamService } from '#src/modules/identity/user/team.service.ts'
import { subscriptionRoutes } from '#src/modules/billing/subscription/subscription.routes.ts'
import { createSubscriptionService } from '#src/modules/billing/subscription/subscription.service.ts'
import { userRoutes } from '#src/modules/identity/user/user.routes.ts'
import { createUserService } from '#src/modules/identity/user/user.service.ts'
import type { UserService } from '#src/modules/identity/user/user.service.ts'
import type { Platform } from '#src/platform.ts'
import type { Route } from '#src/routing/route.ts'

const menuRoutes = (platform: Platform): Route[] => {
  const images = createImages(diskImageStorage(join(platform.env.DATA_DIR, 'images')))
  return [
    ...imageRoutes(createImageUploads({ ...platform, images })),
    ...serviceProviderRoutes(createServiceProviderService({ ...platform, images })),
    ...branchRoutes(createBranchService(platform)),
    ...categoryRoutes(createCategoryService(platform)),
    ...productRoutes({
      products: createProductService({ ...platform, images }),
      availability: createAvailabilityService(platform),
    }),
  ]
}

const peopleRoutes = (
  platform: Platform,
  { users, signIn }: { users: UserService; signIn: SignIn },
): Route[] => {
  const team = createTeamService(platform)
  return [
    ...userRoutes({ users, team }),
    ...teamRoutes(team),
    ...invitationRoutes({ invitations: createInvitationService(platform, users), signIn }),
    ...roleRoutes(createRoleService({ ...platform, outdateHolders: users.outdateRole })),
  ]
}

const deliveryRoutes = (
  platform: Platform,
  { users, releases, tokens }: { users: UserService; releases: ReleaseService; tokens: DeployTokens },
): Route[] => {
  const delivery = { releases, nameOf: users.nameOf }
  return [
    ...releaseRoutes(delivery),
    ...pointerRoutes(delivery),
    ...deployTokenRoutes({ tokens, nameOf: users.nameOf }),
    ...hostVersionRoutes(createHostVersions(platform)),
    ...releaseOverrideRoutes(createReleaseOverrides(platform)),
    ...releaseHealthRoutes(createReleaseHealth(platform, releases)),
    ...registryRoutes(releases),
  ]
}

/** The list is the map: every module of the API is made here, by name, on the services that it needs. */
export const composeModules = (platform: Platform) => {
  const users = createUserService(platform)
  const sessions = createSessionService(platform, users)
  const codes = createOneTimeCodes(platform)
  const authentication = createAuthenticationService(platform, { users, sessions, codes })
  const releases = createReleaseService(platform, createRemoteStore(platform.env))
  const tokens = createDeployTokens(platform)
  const events = createPlatformEventService(platform)
  const hub = createLiveHub({ ...platform, personalise: personaliseEvent, holds: sessions.hold })
  const mails = createMailService(platform)
  registerIdempotencyClean(platform)

  const routes: Route[] = [
    ...authenticationRoutes({ authentication, sessions, publicUrl: platform.env.PUBLIC_URL }),
    ...signUpRoutes({ authentication, sessions }),
    ...codeRoutes({ authentication, sessions }),
    ...sessionRoutes(sessions),
    ...credentialRoutes(createCredentialService(platform, { users, sessions, codes })),
    ...peopleRoutes(platform, { users, signIn: authentication.signIn }),
    ...channelRoutes(events),
    ...orderRoutes(createOrderService(platform)),
    ...streamRoutes(hub),
    ...menuRoutes(platform),
    ...merchantRoutes(createMerchantService(platform)),
    ...dashboardRoutes(createDashboardService(platform)),
    ...setupRoutes(createSetupService(platform)),
    ...accountRoutes(createAccountService(platform)),
    ...planRoutes(createPlanService(platform)),
    ...subscriptionRoutes(createSubscriptionService(platform)),
    ...mailboxRoutes(mails),
    ...deliveryRoutes(platform, { users, releases, tokens }),
    ...hostConfigRoutes(platform.env),
    ...healthRoutes(createHealthService(platform, releases)),
  ]
  return {
    routes,
    gatekeeper: { requireSession: sessions.requireSession, findDeployer: tokens.findDeployer },
    /** Ends what lives longer than a request: open streams, and the work that answered webhooks left behind. */
    close: async () => {
      await hub.close()
      await events.close()
      await mails.close()
    },
  }
}
