import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { AccountStatus } from '@sufra/shared/contracts/merchant'

/** A kind of business; the same for all merchants. */
export const businessType = pgTable('business_type', {
  // Those that come with Sufra have numbers of their own, below: see seed/business-types.ts.
  id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 101 }),
  name: text().notNull(),
  icon: text().notNull(),
  index: integer().notNull(),
  /** stays as a row: what comes with Sufra would come back at the next start */
  deletedAt: timestamp('deleted_at', { withTimezone: true }),
})

/** A merchant company. `id` is what every other table calls `account_id`. */
export const account = pgTable('account', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  /** both names as people search for them: see `searchKey` of the contracts */
  searchKey: text('search_key').notNull().default(''),
  city: text(),
  legalName: text('legal_name'),
  typeId: integer('type_id').references(() => businessType.id),
  crNumber: text('cr_number'),
  unifiedNumber: text('unified_number'),
  vatNumber: text('vat_number'),
  phone: text(),
  email: text(),
  nationalAddress: text('national_address'),
  status: text().$type<AccountStatus>().notNull().default('Active'),
  /** the channel of releases that its people get; null: the deployment's own */
  releaseChannel: text('release_channel'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
