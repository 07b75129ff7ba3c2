import type { z } from 'zod'
import type { Role, RoleRequest, RoleUpdateRequest, RoleName } from '@sufra/shared/contracts/role'
import type { Page } from '@sufra/shared/contracts/wire'
import { permissionsOf } from '@sufra/shared/contracts/permission'
import { tenant } from '#src/database/database.ts'
import type { Db, Scope } from '#src/database/database.ts'
import { notFound } from '#src/errors/errors.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { noteIfActing } from '#src/modules/infrastructure/infrastructure.ts'
import { pageAnswer, sliceOf } from '#src/routing/page.ts'
import type { PageRequest } from '#src/routing/page.ts'
import { builtInRole, builtInRoleById, BUILT_IN_ROLES } from './built-in-roles.ts'
import { addRole, changeRole, removeRole } from './change-role.ts'
import type { RoleHolderCounts, RoleHolders } from './role-holders.ts'
import { findRole, listRoles, lockTeam } from './role.repository.ts'
import type { BuiltInRole } from './built-in-roles.ts'
import type { RoleRow } from './role.repository.ts'

const NO_HOLDERS: RoleHolderCounts = new Map()

const presentOwnRole = ({ id, name, permissions }: RoleRow, holders: RoleHolderCounts): Role => ({
  id,
  name,
  role: 'Custom',
  permissions: permissionsOf('Custom', permissions),
  isBuiltIn: false,
  userCount: holders.get(id) ?? 0,
})

const presentBuiltInRole = ({ permissions, ...of }: BuiltInRole, holders: RoleHolderCounts): Role => ({
  ...of,
  permissions: [...permissions],
  isBuiltIn: true,
  userCount: holders.get(of.role) ?? 0,
})

// A person's role.
interface GivenRole {
  role: RoleName
  customRoleId: number | null
  /** localized text */
  name: string
}

// Returns the built-in roles for people of an account; `accountId` null: for the operator's people.
const builtInRolesIn = (accountId: number | null) =>
  BUILT_IN_ROLES.filter(({ role }) => (role === 'SuperAdmin') === (accountId === null))

// Returns the role with this id, if people of that account can have it.
const roleToGive = async (
  db: Db,
  { accountId, id }: { accountId: number | null; id: number },
): Promise<GivenRole | undefined> => {
  const builtIn = builtInRolesIn(accountId).find(each => each.id === id)
  if (builtIn) return { role: builtIn.role, name: builtIn.name, customRoleId: null }
  const own = accountId === null ? undefined : await findRole(db, { scope: tenant(accountId), id })
  return own && { role: 'Custom', name: own.name, customRoleId: own.id }
}

export { builtInRole, builtInRoleById, lockTeam, roleToGive }
export type { GivenRole }

interface Dependencies extends Pick<Foundation, 'database'> {
  holders: RoleHolders
}

const factsOf = ({ name, permissions }: { name: string; permissions: readonly string[] }) => ({
  name,
  permissions,
})

const readAll = async (db: Db, scope: Scope, holders: RoleHolderCounts): Promise<Role[]> => {
  const isTenant = scope.kind === 'tenant'
  const own = isTenant ? await listRoles(db, scope) : []
  return [
    ...builtInRolesIn(isTenant ? scope.accountId : null).map(each => presentBuiltInRole(each, holders)),
    ...own.map(each => presentOwnRole(each, holders)),
  ]
}

const readOne = async (
  db: Db,
  { scope, id }: { scope: Scope; id: number },
  holders: RoleHolderCounts,
): Promise<Role> => {
  const builtIn = builtInRoleById(id)
  if (builtIn && (scope.kind === 'platform' || builtIn.role !== 'SuperAdmin'))
    return presentBuiltInRole(builtIn, holders)
  const own = await findRole(db, { scope, id })
  if (!own) throw notFound()
  return presentOwnRole(own, holders)
}

/**
 * Service of built-in and custom roles. Lists contain the roles that people in the scope can have: people of
 * a merchant or, in the scope of all merchants, the operator's people.
 */
export const createRoleService = ({ database, holders }: Dependencies) => ({
  list: (scope: Scope): Promise<Role[]> =>
    database.run(scope, async db => readAll(db, scope, await holders.count(db, scope))),

  page: async (scope: Scope, query: PageRequest): Promise<Page<Role>> => {
    const all = await database.run(scope, async db => readAll(db, scope, await holders.count(db, scope)))
    const { limit, offset } = sliceOf(query)
    return pageAnswer(query, { rows: all.slice(offset, offset + limit), totalCount: all.length })
  },

  get: (scope: Scope, id: number): Promise<Role> =>
    database.run(scope, async db => readOne(db, { scope, id }, await holders.count(db, scope))),

  /** 409 `already_exists` for a name in use; 400 on `name` for the fifty-first. */
  add: async (accountId: number, wanted: z.output<typeof RoleRequest>): Promise<Role> => {
    const row = await database.run(tenant(accountId), async db => {
      const added = await addRole(db, accountId, wanted)
      await noteIfActing(db, { entity: 'role', entityId: added.id, accountId, after: factsOf(added) })
      return added
    })
    return presentOwnRole(row, NO_HOLDERS)
  },

  /** Changed permissions apply to open sessions within 5 s. 403 `forbidden_role` for a built-in role. */
  update: (accountId: number, { id, ...wanted }: z.output<typeof RoleUpdateRequest>): Promise<Role> =>
    database.run(tenant(accountId), async db => {
      const { before, after } = await changeRole(db, { accountId, id }, wanted)
      if (before.permissions.join() !== after.permissions.join()) await holders.outdate(db, { accountId, id })
      await noteIfActing(db, {
        entity: 'role',
        entityId: id,
        accountId,
        before: factsOf(before),
        after: factsOf(after),
      })
      return presentOwnRole(after, await holders.count(db, tenant(accountId)))
    }),

  /** 409 `in_use` while somebody has it, including deactivated people. */
  remove: async (accountId: number, id: number): Promise<Role> => {
    const row = await database.run(tenant(accountId), async db => {
      const removed = await removeRole(db, { accountId, id }, holders)
      await noteIfActing(db, { entity: 'role', entityId: id, accountId, before: factsOf(removed) })
      return removed
    })
    return presentOwnRole(row, NO_HOLDERS)
  },
})
export type RoleService = ReturnType<typeof createRoleService>
