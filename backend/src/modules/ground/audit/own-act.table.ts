import { bigint, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * One act of a merchant's own people: who, when, what, and the thing before and after. What has a history of its own (menus,
 * orders, the states of branches) stands there. Nobody changes a row or takes one away.
 */
export const ownAct = pgTable(
  'own_act',
  {
    accountId: integer('account_id').notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    byUserId: integer('by_user_id').notNull(),
    /** e.g. `Role.Update`; one that was ever written keeps its meaning */
    action: text('action').notNull(),
    entity: text('entity').notNull(),
    entityId: text('entity_id'),
    /** null: it was not there, or is not known */
    before: jsonb('before'),
    /** null: it is no more, or is not known */
    after: jsonb('after'),
    /** what was sent, where before and after do not tell; without secrets */
    asked: jsonb('asked'),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('own_act_newest').on(table.accountId, table.at.desc()),
  ],
)
