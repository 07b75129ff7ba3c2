import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { AccountStatus } from '@sufra/shared/contracts/merchant'
import { sql } from 'drizzle-orm'

/** What the subscription said of its end before closing the account ended it. */
export interface RenewalBefore {
  subscriptionId: number
  endsWithPeriod: boolean
  nextPlanId: number | null
  nextPackageId: number | null
  nextMonths: number | null
}

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
export const account = pgTable(
  'account',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    /** both names as people search for them: see `searchKey` of the contracts */
    searchKey: text('search_key').notNull().default(''),
    city: text(),
    legalName: text('legal_name'),
    legalNameEn: text('legal_name_en'),
    typeId: integer('type_id').references(() => businessType.id),
    crNumber: text('cr_number'),
    unifiedNumber: text('unified_number'),
    vatNumber: text('vat_number'),
    phone: text(),
    email: text(),
    nationalAddress: text('national_address'),
    status: text().$type<AccountStatus>().notNull().default('Active'),
    /** why the operator suspended or closed it, when, and what it was before; null while it is neither */
    statusReason: text('status_reason'),
    statusSince: timestamp('status_since', { withTimezone: true }),
    statusBefore: text('status_before').$type<AccountStatus>(),
    /** the channel of releases that its people get; null: the deployment's own */
    releaseChannel: text('release_channel'),
    /** lines in both languages, above and below what a receipt lists; null: none */
    receiptHeader: text('receipt_header'),
    receiptFooter: text('receipt_footer'),
    /** whether receipts carry the code of the tax authority */
    hasReceiptCode: boolean('has_receipt_code').notNull().default(true),
    /** when its people's wish to close it is fulfilled; null: there is none */
    closesAt: timestamp('closes_at', { withTimezone: true }),
    closingSince: timestamp('closing_since', { withTimezone: true }),
    closingBy: text('closing_by'),
    closingReason: text('closing_reason'),
    /** the nearest of the days before the end that its people were told of */
    closingToldDays: integer('closing_told_days'),
    /** null: nothing was renewed */
    closingRenewal: jsonb('closing_renewal').$type<RenewalBefore>(),
    /** when everything that is about people was erased */
    erasedAt: timestamp('erased_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  // With the id, which the wall between merchants looks at: what is counted is read from the index alone.
  table => [
    index('account_by_status').on(table.status, table.id),
    index('account_closing')
      .on(table.closesAt)
      .where(sql`${table.closesAt} is not null and ${table.erasedAt} is null`),
    index('account_by_city').on(table.city, table.id),
  ],
)
