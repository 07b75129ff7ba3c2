import type { Images } from '#src/modules/infrastructure/infrastructure.ts'
import type { Identity } from '#src/modules/identity/identity.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { accountRoutes } from './account/account.routes.ts'
import { createAccountService } from './account/account.service.ts'
import { receiptSettingsRoutes } from './account/receipt-settings.routes.ts'
import { createReceiptSettings } from './account/receipt-settings.service.ts'
import { accountNoteRoutes } from './account-note/account-note.routes.ts'
import { createAccountNotes } from './account-note/account-note.service.ts'
import type { BranchDependencies } from './branch/branch-dependencies.ts'
import { createBranchStates } from './branch/branch-states.service.ts'
import { branchRoutes } from './branch/branch.routes.ts'
import { createBranchService } from './branch/branch.service.ts'
import { businessTypeRoutes } from './business-type/business-type.routes.ts'
import { createBusinessTypeService } from './business-type/business-type.service.ts'
import { createMerchantHealth } from './merchant/merchant-health.service.ts'
import { merchantRoutes } from './merchant/merchant.routes.ts'
import { createMerchantService } from './merchant/merchant.service.ts'
import type { RecurringNow } from './merchant/merchant.service.ts'
import { serviceProviderRoutes } from './service-provider/service-provider.routes.ts'
import { createServiceProviderService } from './service-provider/service-provider.service.ts'
import { signUpRoutes } from './sign-up/sign-up.routes.ts'
import { createSignUpService } from './sign-up/sign-up.service.ts'
import { invitationRoutes } from './team/invitation.routes.ts'
import { createInvitationService } from './team/invitation.service.ts'
import { teamRoutes } from './team/team.routes.ts'
import { createTeamService } from './team/team.service.ts'
import { userRoutes } from './team/user.routes.ts'

export {
  addAccount,
  closeForGood,
  countOpenOrdersOf,
  lockAccount,
  readAccount,
  setReleaseChannel,
  updateAccount,
} from './account/account.service.ts'
export type { AccountRow } from './account/account.service.ts'
export type { PlanLimitRequest, PlanLimitCheck } from './account/plan-limit-check.ts'
export { receiptSettingsOf } from './account/receipt-settings.service.ts'
export { confirmAccount, finishOnboarding, lockForPlan } from './account/onboarding.service.ts'
export type { LinkedChannel } from './branch/branch-dependencies.ts'
export type { BranchStates } from './branch/branch-states.service.ts'
export type { StateTrace } from './branch/branch.table.ts'
export type { WeeklyHours } from './branch/branch-hours.ts'
export { branchesOnChannels } from './branch/branch-on-channels.ts'
export type { BranchOnChannels } from './branch/branch-on-channels.ts'
export { branchStanding } from './branch/branch-status.ts'
export type { BranchStatus } from './branch/branch-status.ts'
export {
  branchIdsOf,
  branchesNow,
  businessDayOf,
  businessDaysOf,
  dayEndOf,
  escalationOf,
  setEscalation,
} from './branch/branch.service.ts'
export { requestedBranches, placeOf, refuseUnlessEverywhere, worksEverywhere } from './branch/branch-scope.ts'
export type { Place } from './branch/branch-scope.ts'
export { addBusinessTypes } from './business-type/business-type.service.ts'
export { endOfBusinessDay, nextDayOpening } from './branch/business-day.ts'
export { logosAmong, ownerOfServiceProvider } from './service-provider/service-provider.service.ts'

interface Services extends Identity {
  images: Images
  /** functions of the domains that depend on branches */
  neighbours: BranchDependencies
  recurringNow: RecurringNow
}

/** Creates the services of merchants: sign-up, companies, brands, branches and people. */
export const composeMerchants = (
  foundation: Foundation,
  { users, sessions, codes, signIn, images, neighbours, recurringNow }: Services,
) => {
  const team = createTeamService({ ...foundation, checkPlanLimit: neighbours.checkPlanLimit })
  const branchStates = createBranchStates(foundation, neighbours)
  return {
    branchStates,
    routes: [
      ...signUpRoutes({ signUps: createSignUpService(foundation, { users, codes }), sessions }),
      ...userRoutes({ users, team }),
      ...teamRoutes(team),
      ...invitationRoutes({ invitations: createInvitationService(foundation, users), signIn }),
      ...serviceProviderRoutes(createServiceProviderService({ ...foundation, images })),
      ...branchRoutes(createBranchService(foundation, neighbours), branchStates),
      ...merchantRoutes(createMerchantService(foundation, recurringNow), createMerchantHealth(foundation)),
      ...accountNoteRoutes(createAccountNotes(foundation)),
      ...accountRoutes(createAccountService(foundation)),
      ...receiptSettingsRoutes(createReceiptSettings(foundation)),
      ...businessTypeRoutes(createBusinessTypeService(foundation)),
    ],
  }
}
