import {
  bigint,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { serviceProvider } from '#src/modules/merchants/service-provider/service-provider.table.ts'

export type RevisedEntity = 'product' | 'category' | 'choice'
type Columns = Record<string, unknown>

/**
 * One change of a menu: the columns that it changed, as they were and as they became. Triggers on the tables write it, so
 * that no way to change a menu can forget to. `before` is null for a row that is new.
 */
export const menuRevision = pgTable(
  'menu_revision',
  {
    accountId: integer('account_id').notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    serviceProviderId: integer('service_provider_id').notNull(),
    entity: text('entity').$type<RevisedEntity>().notNull(),
    entityId: integer('entity_id').notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    /** null: nobody, a timer did it */
    byUserId: integer('by_user_id'),
    /** what belongs together, and is undone together */
    changeId: uuid('change_id'),
    before: jsonb('before').$type<Columns>(),
    after: jsonb('after').$type<Columns>().notNull(),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.id] }),
    foreignKey({
      columns: [table.accountId, table.serviceProviderId],
      foreignColumns: [serviceProvider.accountId, serviceProvider.id],
    }),
    index('menu_revision_of_one').on(table.accountId, table.entity, table.entityId, table.id.desc()),
    index('menu_revision_of_menu').on(table.accountId, table.serviceProviderId, table.id.desc()),
    index('menu_revision_newest').on(table.accountId, table.at.desc()),
    index('menu_revision_of_change').on(table.accountId, table.changeId),
  ],
)
