import type { RoleName } from '@sufra/shared/contracts/role'
import { tenant } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { BUILT_IN_ROLES } from './built-in-roles.ts'
import { findRole } from './role.repository.ts'

/** A person's role. */
export interface GivenRole {
  role: RoleName
  customRoleId: number | null
  /** localized text */
  name: string
}

/** Returns the built-in roles for people of an account; `accountId` null: for the operator's people. */
export const builtInRolesIn = (accountId: number | null) =>
  BUILT_IN_ROLES.filter(({ role }) => (role === 'SuperAdmin') === (accountId === null))

/** Returns the role with this id, if people of that account can have it. */
export const roleToGive = async (
  db: Db,
  { accountId, id }: { accountId: number | null; id: number },
): Promise<GivenRole | undefined> => {
  const builtIn = builtInRolesIn(accountId).find(each => each.id === id)
  if (builtIn) return { role: builtIn.role, name: builtIn.name, customRoleId: null }
  const own = accountId === null ? undefined : await findRole(db, { scope: tenant(accountId), id })
  return own && { role: 'Custom', name: own.name, customRoleId: own.id }
}
