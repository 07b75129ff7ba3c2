import { bigint, boolean, foreignKey, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core'
import { integration } from '#src/modules/channels/integration/integration.table.ts'

/**
 * Products and options that a platform shows, or may show, as off sale in a shop. `optionId` is 0 for the
 * product itself.
 */
export const platformAvailabilitySent = pgTable(
  'platform_availability_sent',
  {
    accountId: integer('account_id').notNull(),
    integrationId: integer('integration_id').notNull(),
    productId: integer('product_id').notNull(),
    optionId: bigint('option_id', { mode: 'number' }).notNull().default(0),
    /** false: it was sent, but its arrival or its validity is uncertain */
    isCertain: boolean('is_certain').notNull().default(true),
    until: timestamp('until', { withTimezone: true, mode: 'date' }),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.integrationId, table.productId, table.optionId] }),
    foreignKey({
      columns: [table.accountId, table.integrationId],
      foreignColumns: [integration.accountId, integration.id],
    }).onDelete('cascade'),
  ],
)
