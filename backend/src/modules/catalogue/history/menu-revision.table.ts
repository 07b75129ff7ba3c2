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
 * Changes of a menu: the changed columns before and after. Triggers on the tables write the rows, so that no
 * code path can miss one. `before` is null for a new row.
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
    /** null: automatic */
    byUserId: integer('by_user_id'),
    /** group of revisions that are undone together */
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
