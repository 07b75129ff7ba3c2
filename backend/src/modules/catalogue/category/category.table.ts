import { boolean, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { serviceProvider } from '#src/modules/merchants/service-provider/service-provider.table.ts'

export const category = pgTable(
  'category',
  {
    accountId: integer('account_id').notNull(),
    id: integer('id').notNull().generatedByDefaultAsIdentity(),
    serviceProviderId: integer('service_provider_id').notNull(),
    name: text('name').notNull(),
    index: integer('index').notNull().default(12),
    isVisible: boolean('is_visible').notNull().default(true),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.id] }),
    foreignKey({
      columns: [table.accountId, table.serviceProviderId],
      foreignColumns: [serviceProvider.accountId, serviceProvider.id],
    }),
    index('category_in_order').on(table.accountId, table.serviceProviderId, table.index, table.id),
  ],
)
