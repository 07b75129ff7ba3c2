import { foreignKey, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { serviceProvider } from '#src/modules/merchants/service-provider/service-provider.table.ts'

/** Sizes of a brand's products; each product has its own price per size. */
export const size = pgTable(
  'size',
  {
    accountId: integer('account_id').notNull(),
    id: integer('id').notNull().generatedByDefaultAsIdentity(),
    serviceProviderId: integer('service_provider_id').notNull(),
    name: text('name').notNull(),
    index: integer('index').notNull().default(12),
    rowVersion: integer('row_version').notNull().default(1),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.id] }),
    foreignKey({
      columns: [table.accountId, table.serviceProviderId],
      foreignColumns: [serviceProvider.accountId, serviceProvider.id],
    }),
    index('size_in_order').on(table.accountId, table.serviceProviderId, table.index, table.id),
  ],
)
