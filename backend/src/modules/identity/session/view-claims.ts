import { permissionsOf } from '@sufra/shared/contracts/permission'
import { isSuspended } from '#src/modules/identity/user/user.service.ts'
import type { Account } from '#src/modules/identity/user/user.service.ts'
import type { Claims } from './access-token.ts'

/** A look of the operator at a merchant, as its token tells of it. */
export interface View {
  id: string
  accountId: number
  accountName: string
  accountStatus: Account['accountStatus']
  isExpired: boolean
  closesAt: Date | null
  releaseChannel: string | null
  endsAt: Date
}

/** The merchant's Admin in all that is shown, and the person of the operator by name. */
export const viewClaimsOf = (
  { id: Id, email: Email, name: Name, sessionVersion: ver, digits }: Account,
  view: View,
): Omit<Claims, 'iat'> => ({
  ...{ Id, Email, Name, ver, digits, sid: view.id, Role: 'Admin' },
  accountId: view.accountId,
  permissions: permissionsOf('Admin', null),
  ...{ branchIds: [], branchNames: [], onboardingStep: 'done' },
  isSuspended: isSuspended(view),
  isExpired: view.isExpired,
  closesAt: view.closesAt?.toISOString() ?? null,
  releaseChannel: view.releaseChannel,
  viewOf: view.accountName,
  exp: Math.floor(view.endsAt.getTime() / 1000),
})
