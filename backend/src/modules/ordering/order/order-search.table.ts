import { foreignKey, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { order } from './order.table.ts'

/**
 * Search texts of orders, in the form of `searchText` of the contracts: number, customer and phone in one row, the
 * dishes in another. Triggers write them. It is a table of its own because an order changes six times, and updates of a
 * trigram index are expensive. The policy `searched_only` permits only reads with a search condition (see the
 * migration).
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
