import type { z } from 'zod'
import { GRANTABLE_PERMISSIONS } from '@sufra/shared/contracts/permission'
import type { RoleRequest } from '@sufra/shared/contracts/role'
import { readLocalized, searchKey } from '@sufra/shared/contracts/text'
import type { Localized } from '@sufra/shared/contracts/wire'
import { tenant } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { forbiddenRole, inUse, notFound, validation, alreadyExists } from '#src/errors/errors.ts'
import type { FieldErrors } from '#src/errors/errors.ts'
import { builtInRoleById, BUILT_IN_ROLES } from './built-in-roles.ts'
import { deleteRole, findRole, insertRole, listRoles, lockTeam, updateRole } from './role.repository.ts'
import type { RoleRow } from './role.repository.ts'
import type { RoleHolders, RoleKey } from './role-holders.ts'

const LANGUAGES = ['ar', 'en'] as const

// Throws `already_exists` when another role has the name in either language, regardless of case. Built-in
// roles count too.
const refuseTakenName = (name: Localized, others: readonly { name: string }[]): void => {
  const taken = [...BUILT_IN_ROLES, ...others].map(other => readLocalized(other.name))
  const errors: FieldErrors = {}
  for (const language of LANGUAGES) {
    const key = searchKey(name[language])
    if (key !== '' && taken.some(other => searchKey(other[language]) === key))
      errors[`name.${language}`] = ['already_exists']
  }
  if (Object.keys(errors).length > 0) throw alreadyExists(errors)
}

const MOST_ROLES = 50

type Wanted = z.output<typeof RoleRequest>

const columnsOf = ({ name, permissions }: Wanted) => ({
  name: JSON.stringify(name),
  // Without duplicates, in the order of the contract.
  permissions: GRANTABLE_PERMISSIONS.filter(permission => permissions.includes(permission)),
})

const refuseBuiltIn = (id: number): void => {
  if (builtInRoleById(id)) throw forbiddenRole()
}

export const addRole = async (db: Db, accountId: number, wanted: Wanted): Promise<RoleRow> => {
  await lockTeam(db, accountId)
  const others = await listRoles(db, tenant(accountId))
  if (others.length >= MOST_ROLES) throw validation({ name: [`too_many_roles:${MOST_ROLES}`] })
  refuseTakenName(wanted.name, others)
  const row = await insertRole(db, { accountId, ...columnsOf(wanted) })
  if (!row) throw notFound()
  return row
}

/** Returns the role before and after the change. */
export const changeRole = async (db: Db, { accountId, id }: RoleKey, wanted: Wanted) => {
  refuseBuiltIn(id)
  await lockTeam(db, accountId)
  const all = await listRoles(db, tenant(accountId))
  const before = all.find(each => each.id === id)
  if (!before) throw notFound()
  const others = all.filter(each => each.id !== id)
  refuseTakenName(wanted.name, others)
  const after = await updateRole(db, { accountId, id }, columnsOf(wanted))
  if (!after) throw notFound()
  return { before, after }
}

export const removeRole = async (
  db: Db,
  key: RoleKey,
  holders: Pick<RoleHolders, 'hasAny'>,
): Promise<RoleRow> => {
  refuseBuiltIn(key.id)
  await lockTeam(db, key.accountId)
  const row = await findRole(db, { scope: tenant(key.accountId), id: key.id })
  if (!row) throw notFound()
  if (await holders.hasAny(db, key)) throw inUse()
  await deleteRole(db, key)
  return row
}
