import { permissionsOf } from '@sufra/shared/contracts/permission'
import { isSuspended } from '#src/modules/identity/user/user.service.ts'
import type { Account } from '#src/modules/identity/user/user.service.ts'
import type { Claims } from './access-token.ts'

/** An impersonation in the claims of its token. */
export interface ImpersonationClaims {
  id: string
  accountId: number
  accountName: string
  accountStatus: Account['accountStatus']
  isExpired: boolean
  closesAt: Date | null
  releaseChannel: string | null
  endsAt: Date
}

/** Returns the claims of an impersonation: the merchant's Admin, with the name of the operator's person. */
export const viewClaimsOf = (
  { id: Id, email: Email, name: Name, sessionVersion: ver, digits }: Account,
  view: ImpersonationClaims,
): Omit<Claims, 'iat'> => ({
  Id,
  Email,
  Name,
  ver,
  digits,
  sid: view.id,
  Role: 'Admin',
  accountId: view.accountId,
  permissions: permissionsOf('Admin', null),
  branchIds: [],
  branchNames: [],
  onboardingStep: 'done',
  isSuspended: isSuspended(view),
  isExpired: view.isExpired,
  closesAt: view.closesAt?.toISOString() ?? null,
  releaseChannel: view.releaseChannel,
  viewOf: view.accountName,
  exp: Math.floor(view.endsAt.getTime() / 1000),
})
