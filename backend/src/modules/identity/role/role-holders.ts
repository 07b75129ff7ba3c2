import type { RoleName } from '@sufra/shared/contracts/role'
import type { Db, Scope } from '#src/database/database.ts'

/** How many people have each role: the built-in ones by name, the others by id. */
export type Holders = ReadonlyMap<RoleName | number, number>

export interface RoleKey {
  accountId: number
  id: number
}

/** What roles have to hear of the people who have them. Who makes the roles gives it: people stand above roles. */
export interface RoleHolders {
  /** How many active and invited people have each role. */
  count: (db: Db, scope: Scope) => Promise<Holders>
  /** Whether anybody has it, people who are switched off included: they come back with it. */
  hasAny: (db: Db, key: RoleKey) => Promise<boolean>
  /** Makes the tokens of everybody who has it count as out of date. */
  outdate: (db: Db, key: RoleKey) => Promise<unknown>
}
