import type { SessionUser } from '@sufra/shared/contracts/authentication'
import type { Db, Scope } from '#src/database/database.ts'
import { notFound } from '#src/errors.ts'
import type { Platform } from '#src/platform.ts'
import {
  findUserBranches,
  findUserByEmail,
  findUserById,
  hasOperator,
  insertUser,
  touchLastLogin,
  type UserRow,
} from './user.repository.ts'

export type Account = UserRow & { branches: { id: number; name: string }[] }

const withBranches = async (db: Db, row: UserRow | undefined): Promise<Account | undefined> =>
  row && { ...row, branches: row.accountId === null ? [] : await findUserBranches(db, row.id) }

/** What the outside sees of a user. */
export const presentUser = (found: Account): SessionUser => ({
  id: found.id,
  email: found.email,
  name: found.name,
  role: found.role,
  branchIds: found.branches.map(({ id }) => id),
  branchNames: found.branches.map(({ name }) => name),
})

export interface NewUser {
  accountId: number | null
  email: string
  name: string
  role: SessionUser['role']
  passwordHash: string
}

/** Users of all accounts. Its functions that take `db` run inside the caller's transaction and scope. */
export const createUserService = ({ database }: Pick<Platform, 'database'>) => ({
  findByEmail: async (db: Db, email: string) => withBranches(db, await findUserByEmail(db, email)),
  findById: async (db: Db, id: number) => withBranches(db, await findUserById(db, id)),
  recordLogin: touchLastLogin,
  add: (db: Db, values: NewUser): Promise<number> => insertUser(db, values),
  hasOperator,
  /** `not_found` when the scope does not see that user. */
  get: async (scope: Scope, id: number): Promise<SessionUser> => {
    const found = await database.run(scope, async db => withBranches(db, await findUserById(db, id)))
    if (!found) throw notFound()
    return presentUser(found)
  },
})
export type UserService = ReturnType<typeof createUserService>
