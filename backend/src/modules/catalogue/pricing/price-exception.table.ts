import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, numeric, pgTable, primaryKey, unique } from 'drizzle-orm/pg-core'
import { branch } from '#src/modules/merchants/branch/branch.table.ts'
import { product } from '#src/modules/catalogue/product/product.table.ts'

/**
 * Prices of a dish on one platform, in one branch, or on one platform in one branch. They take precedence
 * over rules.
 */
export const priceException = pgTable(
  'price_exception',
  {
    accountId: integer('account_id').notNull(),
    id: integer('id').notNull().generatedByDefaultAsIdentity(),
    productId: integer('product_id').notNull(),
    /** null: all platforms */
    channelId: integer('channel_id'),
    /** null: all branches */
    branchId: integer('branch_id'),
    price: numeric('price', { precision: 7, scale: 2, mode: 'number' }).notNull(),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.id] }),
    foreignKey({
      columns: [table.accountId, table.productId],
      foreignColumns: [product.accountId, product.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [table.accountId, table.branchId], foreignColumns: [branch.accountId, branch.id] }),
    unique('price_exception_place')
      .on(table.accountId, table.productId, table.channelId, table.branchId)
      .nullsNotDistinct(),
    index('price_exception_of_branch').on(table.accountId, table.branchId),
    check('price_exception_somewhere', sql`${table.channelId} is not null or ${table.branchId} is not null`),
  ],
)
