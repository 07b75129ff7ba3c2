import {
  bigint,
  boolean,
  doublePrecision,
  foreignKey,
  integer,
  pgTable,
  primaryKey,
  timestamp,
} from 'drizzle-orm/pg-core'
import { integration } from '#src/modules/channels/integration/integration.table.ts'

/**
 * Dishes and options (`optionId` not 0) as a platform shows them, with their start. Null for values that the
 * platform does not return.
 */
export const platformItem = pgTable(
  'platform_item',
  {
    accountId: integer('account_id').notNull(),
    integrationId: integer('integration_id').notNull(),
    productId: integer('product_id').notNull(),
    optionId: bigint('option_id', { mode: 'number' }).notNull().default(0),
    // Double precision, because a platform may show more decimals or larger amounts than Sufra allows.
    price: doublePrecision('price'),
    isAvailable: boolean('is_available'),
    seenAt: timestamp('seen_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.integrationId, table.productId, table.optionId] }),
    foreignKey({
      columns: [table.accountId, table.integrationId],
      foreignColumns: [integration.accountId, integration.id],
    }).onDelete('cascade'),
  ],
)
