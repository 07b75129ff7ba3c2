import { foreignKey, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { order } from './order.table.ts'

/**
 * By what orders are found: number, customer and phone in one row, the dishes in another, as `searchText` of the contracts
 * gives them. Triggers write it, whoever writes
 * the orders. It is apart from them because an order changes six times, and an index of trigrams is dear to change. Nobody reads
 * a row of it but by what they search: the policy `searched_only` holds the condition (see the migration).
 */
export const orderSearch = pgTable(
  'order_search',
  {
    accountId: integer('account_id').notNull(),
    orderId: integer('order_id').notNull(),
    searchKey: text('search_key').notNull(),
  },
  table => [
    foreignKey({
      columns: [table.accountId, table.orderId],
      foreignColumns: [order.accountId, order.id],
    }).onDelete('cascade'),
    index('order_search_of_order').on(table.accountId, table.orderId),
    index('order_search_trigrams').using('gin', table.searchKey.op('gin_trgm_ops')),
  ],
)
