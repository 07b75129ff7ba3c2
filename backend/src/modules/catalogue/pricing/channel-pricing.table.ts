import { foreignKey, integer, numeric, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core'
import { serviceProvider } from '#src/modules/merchants/service-provider/service-provider.table.ts'

const amount = (name: string) => numeric(name, { precision: 7, scale: 2, mode: 'number' })

/** Pricing rule and commission of a brand on one platform. */
export const channelPricing = pgTable(
  'channel_pricing',
  {
    accountId: integer('account_id').notNull(),
    serviceProviderId: integer('service_provider_id').notNull(),
    channelId: integer('channel_id').notNull(),
    percent: amount('percent').notNull().default(0),
    /** SAR: prices are rounded up to a multiple of it; 0: no rounding */
    roundUpTo: amount('round_up_to').notNull().default(0),
    commissionPercent: amount('commission_percent').notNull().default(0),
    rowVersion: integer('row_version').notNull().default(1),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.serviceProviderId, table.channelId] }),
    foreignKey({
      columns: [table.accountId, table.serviceProviderId],
      foreignColumns: [serviceProvider.accountId, serviceProvider.id],
    }),
  ],
)
