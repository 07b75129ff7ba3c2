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

/** What a platform shows of a dish, or of an option on it (`optionId` not 0), since when. Null for what it does not say. */
export const shownItem = pgTable(
  'shown_item',
  {
    accountId: integer('account_id').notNull(),
    integrationId: integer('integration_id').notNull(),
    productId: integer('product_id').notNull(),
    optionId: bigint('option_id', { mode: 'number' }).notNull().default(0),
    // A platform may show whatever it likes: more decimals, or more riyals, than we would.
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
