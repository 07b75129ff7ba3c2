import { boolean, integer, pgTable, primaryKey, text, timestamp, index } from 'drizzle-orm/pg-core'
import { account } from '#src/modules/merchants/account/account.table.ts'

/** Brands of merchants, with their own branches, categories and products. */
export const serviceProvider = pgTable(
  'service_provider',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id),
    id: integer('id').notNull().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    searchKey: text('search_key').notNull(),
    logoKey: text('logo_key'),
    /** colour of its receipts, `#RRGGBB`; null: black */
    color: text('color'),
    typeId: integer('type_id'),
    phone: text('phone'),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.accountId, table.id] }), index('service_provider_id').on(table.id)],
)
