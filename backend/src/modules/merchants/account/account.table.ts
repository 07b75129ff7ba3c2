import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { AccountStatus } from '@sufra/shared/contracts/merchant'
import { sql } from 'drizzle-orm'

/** The subscription's settings for its end before the closing of the account changed them. */
export interface RenewalBefore {
  subscriptionId: number
  endsWithPeriod: boolean
  nextPlanId: number | null
  nextPackageId: number | null
  nextMonths: number | null
}

/** Business types; the same for all merchants. */
export const businessType = pgTable('business_type', {
  // Sufra's own types have the ids below: see seed/business-types.ts.
  id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 101 }),
  name: text().notNull(),
  icon: text().notNull(),
  index: integer().notNull(),
  /** deleted types stay as rows, because the next start would add Sufra's own types again */
  deletedAt: timestamp('deleted_at', { withTimezone: true }),
})

/** Merchant companies. Other tables refer to `id` as `account_id`. */
export const account = pgTable(
  'account',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    /** both names in normalized form: see `searchKey` of the contracts */
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
    /** reason, time and former status of a suspension or closing; null otherwise */
    statusReason: text('status_reason'),
    statusSince: timestamp('status_since', { withTimezone: true }),
    statusBefore: text('status_before').$type<AccountStatus>(),
    /** release channel of its people; null: the deployment's default */
    releaseChannel: text('release_channel'),
    /** lines in both languages above and below the items of a receipt; null: none */
    receiptHeader: text('receipt_header'),
    receiptFooter: text('receipt_footer'),
    /** whether receipts have the tax QR code */
    hasReceiptCode: boolean('has_receipt_code').notNull().default(true),
    /** date of the requested closing; null: none was requested */
    closesAt: timestamp('closes_at', { withTimezone: true }),
    closingSince: timestamp('closing_since', { withTimezone: true }),
    closingBy: text('closing_by'),
    closingReason: text('closing_reason'),
    /** days before the end of the latest reminder */
    closingRemindedDays: integer('closing_reminded_days'),
    /** null: nothing was to be renewed */
    closingRenewal: jsonb('closing_renewal').$type<RenewalBefore>(),
    /** time of the erasure of personal data */
    erasedAt: timestamp('erased_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  // With the id, which row level security needs, so that counts are index-only scans.
  table => [
    index('account_by_status').on(table.status, table.id),
    index('account_closing')
      .on(table.closesAt)
      .where(sql`${table.closesAt} is not null and ${table.erasedAt} is null`),
    index('account_by_city').on(table.city, table.id),
  ],
)
