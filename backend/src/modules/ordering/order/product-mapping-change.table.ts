import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { MappingChange } from '@sufra/shared/contracts/product-mapping'

/** Changes of a merchant's mappings, with texts that outlive them; append-only. */
export const mappingChange = pgTable(
  'product_mapping_change',
  {
    accountId: integer('account_id').notNull(),
    id: integer('id').notNull().generatedByDefaultAsIdentity(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    byUserId: integer('by_user_id').notNull(),
    kind: text('kind').$type<MappingChange['kind']>().notNull(),
    serviceProviderId: integer('service_provider_id').notNull(),
    channelId: integer('channel_id').notNull(),
    foreignName: text('foreign_name').notNull(),
    productName: text('product_name').notNull(),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('product_mapping_change_newest').on(table.accountId, table.id.desc()),
  ],
)
