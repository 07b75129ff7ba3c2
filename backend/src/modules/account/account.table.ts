import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { AccountStatus } from '@sufra/shared/contracts/merchant'

/** A merchant company. `id` is what every other table calls `account_id`. */
export const account = pgTable('account', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  /** both names as people search for them: see `searchKey` of the contracts */
  searchKey: text('search_key').notNull().default(''),
  city: text().notNull(),
  status: text().$type<AccountStatus>().notNull().default('Active'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
