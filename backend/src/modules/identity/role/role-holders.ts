import type { RoleName } from '@sufra/shared/contracts/role'
import type { Db, Scope } from '#src/database/database.ts'

/** Number of people per role: built-in ones by name, others by id. */
export type RoleHolderCounts = ReadonlyMap<RoleName | number, number>

export interface RoleKey {
  accountId: number
  id: number
}

/** Functions about the holders of roles. They are passed in, because users depend on roles. */
export interface RoleHolders {
  /** Returns the number of active and invited people per role. */
  count: (db: Db, scope: Scope) => Promise<RoleHolderCounts>
  /** Returns whether anybody has the role, including deactivated people, who keep it when they return. */
  hasAny: (db: Db, key: RoleKey) => Promise<boolean>
  /** Invalidates the tokens of all holders. */
  outdate: (db: Db, key: RoleKey) => Promise<unknown>
}
