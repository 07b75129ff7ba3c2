import type { PushService } from '#src/modules/infrastructure/infrastructure.ts'
import type { Foundation } from '#src/app/foundation.ts'
import type { CountRequest } from '#src/routing/mount-routes.ts'
import type { Route } from '#src/routing/route.ts'
import { impersonationRoutes } from './impersonation/impersonation.routes.ts'
import { createImpersonationService } from './impersonation/impersonation.service.ts'
import { authenticationRoutes } from './authentication/authentication.routes.ts'
import { createAuthenticationService } from './authentication/authentication.service.ts'
import type { AuthenticationService, ConfirmAccount } from './authentication/authentication.service.ts'
import { codeRoutes } from './authentication/code.routes.ts'
import { credentialRoutes } from './credentials/credentials.routes.ts'
import { createCredentialService } from './credentials/credentials.service.ts'
import { notificationRoutes } from './notification/notification.routes.ts'
import { createNotificationService } from './notification/notification.service.ts'
import { createOneTimeCodes } from './one-time-code/one-time-code.service.ts'
import type { OneTimeCodes } from './one-time-code/one-time-code.service.ts'
import { pushDeviceRoutes } from './push-device/push-device.routes.ts'
import { createPushDevices } from './push-device/push-device.service.ts'
import type { PushDevices } from './push-device/push-device.service.ts'
import { createRequestCount } from './request-count/request-count.service.ts'
import { roleRoutes } from './role/role.routes.ts'
import { createRoleService } from './role/role.service.ts'
import { sessionRoutes } from './session/session.routes.ts'
import { createSessionService } from './session/session.service.ts'
import type { SessionService } from './session/session.service.ts'
import { createUserService } from './user/user.service.ts'
import type { UserService } from './user/user.service.ts'

export {
  createPasswordGuard,
  emailTaken,
  flowOf,
  hashPassword,
  namedAskerOf,
  toEmailTaken,
} from './authentication/authentication.service.ts'
export type { NamedAsker } from './authentication/authentication.service.ts'
export {
  isNotificationEvent,
  notify,
  personaliseNotificationEvent,
} from './notification/notification.service.ts'
export { noticeOf } from './notification/notify.ts'
export type { NewNotice } from './notification/notify.ts'
export { listNotice } from './notification/deliver-notification.ts'
export { CODE_SECONDS } from './one-time-code/one-time-code.service.ts'
export type { OneTimeCodes } from './one-time-code/one-time-code.service.ts'
export { reachableDevices } from './push-device/push-device.service.ts'
export type { PushDevices, PushMessage } from './push-device/push-device.service.ts'
export { builtInRole, builtInRoleById, lockTeam, roleToGive } from './role/role.service.ts'
export type { GivenRole } from './role/role.service.ts'
export { endSessionsOf } from './session/session.service.ts'
export type { SessionService } from './session/session.service.ts'
export {
  createUserService,
  deleteUsersOf,
  findOperators,
  findUserById,
  insertMember,
  isSuspended,
  outdateAccount,
  peopleOfBranch,
  replaceBranches,
  signUpInvited,
  updateMember,
} from './user/user.service.ts'
export type { Account, Colleague, NewUser, UserService } from './user/user.service.ts'

export interface Identity {
  users: UserService
  sessions: SessionService
  codes: OneTimeCodes
  pushDevices: PushDevices
  signIn: AuthenticationService['signIn']
}

/** Creates the services of identity: users, authentication, sessions, roles and notifications. */
export const composeIdentity = (
  foundation: Foundation,
  { confirmAccount, push }: { confirmAccount: ConfirmAccount; push: PushService },
): Identity & { routes: Route[]; countRequest: CountRequest } => {
  const users = createUserService(foundation)
  const sessions = createSessionService(foundation, users)
  const codes = createOneTimeCodes(foundation)
  const services = { users, sessions, codes }
  const pushDevices = createPushDevices(foundation, push)
  const authentication = createAuthenticationService(foundation, { ...services, confirmAccount })
  return {
    ...services,
    pushDevices,
    signIn: authentication.signIn,
    countRequest: createRequestCount(foundation),
    routes: [
      ...authenticationRoutes({ authentication, sessions, publicUrl: foundation.env.PUBLIC_URL }),
      ...codeRoutes({ authentication, sessions }),
      ...sessionRoutes(sessions),
      ...impersonationRoutes(createImpersonationService(foundation, services)),
      ...credentialRoutes(createCredentialService(foundation, services)),
      ...pushDeviceRoutes(pushDevices),
      ...notificationRoutes(createNotificationService(foundation, pushDevices)),
      ...roleRoutes(createRoleService({ ...foundation, holders: users.roleHolders })),
    ],
  }
}
