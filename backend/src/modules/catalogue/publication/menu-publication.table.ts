import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { ChannelMenu, PublicationComplaint, PublicationState } from '@sufra/shared/contracts/publication'
import { serviceProvider } from '#src/modules/merchants/service-provider/service-provider.table.ts'

/** Menus as sent to one platform. The platform shows the newest `Online` one. */
export const menuPublication = pgTable(
  'menu_publication',
  {
    accountId: integer('account_id').notNull(),
    id: integer('id').notNull().generatedByDefaultAsIdentity(),
    serviceProviderId: integer('service_provider_id').notNull(),
    channelId: integer('channel_id').notNull(),
    state: text('state').$type<PublicationState>().notNull().default('Queued'),
    menu: jsonb('menu').$type<ChannelMenu>().notNull(),
    complaints: jsonb('complaints').$type<PublicationComplaint[]>().notNull().default([]),
    byUserId: integer('by_user_id'),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    endedAt: timestamp('ended_at', { withTimezone: true, mode: 'date' }),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.id] }),
    foreignKey({
      columns: [table.accountId, table.serviceProviderId],
      foreignColumns: [serviceProvider.accountId, serviceProvider.id],
    }),
    index('menu_publication_newest').on(
      table.accountId,
      table.serviceProviderId,
      table.channelId,
      table.id.desc(),
    ),
  ],
)
