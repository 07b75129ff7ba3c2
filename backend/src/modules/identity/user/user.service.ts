import type { OnboardingStep, SessionUser } from '@sufra/shared/contracts/authentication'
import { permissionsOf as permissionsOfRole } from '@sufra/shared/contracts/permission'
import type { Permission } from '@sufra/shared/contracts/permission'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Db, Scope } from '#src/database/database.ts'
import { notFound } from '#src/errors/errors.ts'
import { builtInRole } from '#src/modules/identity/role/role.service.ts'
import type { Foundation } from '#src/app/foundation.ts'
import {
  confirmEmail,
  deleteUsersOf,
  replaceEmail,
  replacePassword,
  resetPassword,
  updateProfile,
} from './credentials.repository.ts'
import { insertMember, replaceBranches, signUpInvited, updateMember } from './member.repository.ts'
import { countHolders, isRoleHeld, outdateRole } from './role-holders.repository.ts'
import {
  findOperators,
  findPeopleOfBranch,
  findUserBranches,
  findUserByEmail,
  findUserById,
  hasOperator,
  insertUser,
  outdateAccount,
  touchLastLogin,
} from './user.repository.ts'
import type { UserRow } from './user.repository.ts'

export type { UserRow }
export type Account = UserRow & { branches: { id: number; name: string }[] }

const withBranches = async (db: Db, row: UserRow | undefined): Promise<Account | undefined> =>
  row && { ...row, branches: row.accountId === null ? [] : await findUserBranches(db, row.id) }

/** Returns a user's permissions, from the built-in or the custom role. */
export const permissionsOf = ({
  role,
  customPermissions,
}: Pick<UserRow, 'role' | 'customPermissions'>): Permission[] => permissionsOfRole(role, customPermissions)

const STEPS = new Map<string | null, OnboardingStep>([
  ['PendingVerification', 'otp'],
  ['PendingBusinessDetails', 'businessDetails'],
  ['PendingPlan', 'subscriptions'],
])

/** Returns the onboarding step of the user's merchant. */
export const onboardingStepOf = (of: Pick<UserRow, 'accountStatus'>): OnboardingStep =>
  STEPS.get(of.accountStatus) ?? 'done'

/** Returns whether the user's merchant is suspended or closed. */
export const isSuspended = ({ accountStatus }: Pick<UserRow, 'accountStatus'>): boolean =>
  accountStatus === 'Suspended' || accountStatus === 'Closed'

/** Returns a user in the format of the API. */
export const presentUser = (found: Account): SessionUser => ({
  id: found.id,
  email: found.email,
  name: found.name,
  role: found.role,
  roleName: builtInRole(found.role)?.name ?? found.customRoleName ?? '',
  permissions: permissionsOf(found),
  phone: found.phone,
  language: found.language,
  digits: found.digits,
  isTwoStep: found.isTwoStep,
  branchIds: found.branches.map(({ id }) => id),
  branchNames: found.branches.map(({ name }) => name),
})

export interface NewUser {
  accountId: number | null
  email: string
  name: string
  role: SessionUser['role']
  passwordHash: string
  phone?: string
  language?: SessionUser['language']
  isEmailVerified?: boolean
}

/** Invalidates the tokens of a merchant's people, after a change of facts in them. */
export { outdateAccount }
/** The operator's people with mail address and language. */
export { findOperators }
/** A person who works at a branch and can sign in. */
export interface Colleague {
  id: number
  name: string
  email: string
  language: 'ar' | 'en'
  role: UserRow['role']
  roleName: string
  permissions: Permission[]
}

/**
 * Returns the people of a branch: limited to it, or not limited; without a branch only people without a
 * limit. Call it inside the caller's transaction.
 */
export const peopleOfBranch = async (
  db: Db,
  of: { accountId: number; branchId: number | null },
): Promise<Colleague[]> =>
  (await findPeopleOfBranch(db, of)).map(row => ({
    id: row.id,
    name: row.name,
    email: row.email,
    language: row.language,
    role: row.role,
    roleName: builtInRole(row.role)?.name ?? row.customRoleName ?? '',
    permissions: permissionsOf(row),
  }))

/** Deletes users together with their accounts. */
export { deleteUsersOf }
/** Finds a user of any account, inside the caller's transaction. */
export { findUserById }
/** Changes of people by others. The team checks its own rules before. */
export { insertMember, replaceBranches, signUpInvited, updateMember }

/** Service of the users of all accounts. Functions with `db` run inside the caller's transaction and scope. */
export const createUserService = ({ database }: Pick<Foundation, 'database'>) => ({
  findById: async (db: Db, id: number) => withBranches(db, await findUserById(db, id)),
  /** Without branches: one query, whether or not the address exists. */
  findRowByEmail: findUserByEmail,
  findRowById: findUserById,
  recordLogin: touchLastLogin,
  confirmEmail,
  replaceEmail,
  replacePassword,
  resetPassword,
  updateProfile,
  add: (db: Db, values: NewUser): Promise<number> => insertUser(db, values),
  hasOperator,
  /** Functions about the holders of roles. */
  roleHolders: { count: countHolders, hasAny: isRoleHeld, outdate: outdateRole },
  /** Returns a person's name for records of their changes. */
  nameOf: async (id: number): Promise<string> =>
    (await database.run(ALL_MERCHANTS, db => findUserById(db, id)))?.name ?? `user ${id}`,
  /** `not_found` when the user is outside the scope. */
  get: async (scope: Scope, id: number): Promise<SessionUser> => {
    const found = await database.run(scope, async db => withBranches(db, await findUserById(db, id)))
    if (!found) throw notFound()
    return presentUser(found)
  },
})
export type UserService = ReturnType<typeof createUserService>
