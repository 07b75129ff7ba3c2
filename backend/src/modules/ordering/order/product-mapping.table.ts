import { foreignKey, integer, pgTable, text, timestamp, unique, primaryKey } from 'drizzle-orm/pg-core'
import { product } from '#src/modules/catalogue/product/product.table.ts'
import { serviceProvider } from '#src/modules/merchants/service-provider/service-provider.table.ts'

/** Mappings from a platform's own items to products. A person created each once, and later orders use it. */
export const productMapping = pgTable(
  'product_mapping',
  {
    accountId: integer('account_id').notNull(),
    id: integer('id').notNull().generatedByDefaultAsIdentity(),
    serviceProviderId: integer('service_provider_id').notNull(),
    channelId: integer('channel_id').notNull(),
    /** `sku:K-1`, or `name:lamb kabsa` where the platform gives no number */
    foreignKey: text('foreign_key').notNull(),
    /** the platform's name, for people */
    foreignName: text('foreign_name').notNull(),
    productId: integer('product_id').notNull(),
    byUserId: integer('by_user_id').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.id] }),
    foreignKey({
      columns: [table.accountId, table.serviceProviderId],
      foreignColumns: [serviceProvider.accountId, serviceProvider.id],
    }),
    foreignKey({
      columns: [table.accountId, table.productId],
      foreignColumns: [product.accountId, product.id],
    }),
    unique('product_mapping_of_name').on(
      table.accountId,
      table.serviceProviderId,
      table.channelId,
      table.foreignKey,
    ),
  ],
)
