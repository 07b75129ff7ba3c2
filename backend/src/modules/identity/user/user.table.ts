import {
  boolean,
  foreignKey,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import type { RoleName } from '@sufra/shared/contracts/role'
import { account } from '#src/modules/merchants/account/account.table.ts'
import { role } from '#src/modules/identity/role/role.table.ts'
import { branch } from '#src/modules/merchants/branch/branch.table.ts'

/** `accountId` is null for the operator only. The table is not named `user`, a reserved word in SQL. */
export const user = pgTable(
  'app_user',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    accountId: integer('account_id').references(() => account.id),
    email: text().notNull().unique(),
    name: text().notNull(),
    phone: text(),
    /** language of the person's mails */
    language: text().$type<'ar' | 'en'>().notNull().default('ar'),
    /** digits in which the person sees numbers */
    digits: text().$type<'latin' | 'arabic'>().notNull().default('latin'),
    role: text().$type<RoleName>().notNull(),
    /** the merchant's custom role, with `role` Custom */
    customRoleId: integer('custom_role_id'),
    /** null until an invited person has set a password */
    passwordHash: text('password_hash'),
    isEmailVerified: boolean('is_email_verified').notNull().default(true),
    isTwoStep: boolean('is_two_step').notNull().default(false),
    isActive: boolean('is_active').notNull().default(true),
    /** increments when the facts in the user's tokens change */
    sessionVersion: integer('session_version').notNull().default(1),
    lastLoginAt: timestamp('last_login_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  table => [
    unique('app_user_account_id_id').on(table.accountId, table.id),
    foreignKey({
      name: 'app_user_custom_role',
      columns: [table.accountId, table.customRoleId],
      foreignColumns: [role.accountId, role.id],
    }),
  ],
)

/** Branches that a user is limited to. */
export const userBranch = pgTable(
  'user_branch',
  {
    accountId: integer('account_id').notNull(),
    userId: integer('user_id').notNull(),
    branchId: integer('branch_id').notNull(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.branchId] }),
    foreignKey({
      name: 'user_branch_user',
      columns: [table.accountId, table.userId],
      foreignColumns: [user.accountId, user.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'user_branch_branch',
      columns: [table.accountId, table.branchId],
      foreignColumns: [branch.accountId, branch.id],
    }).onDelete('cascade'),
  ],
)
