import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { product } from '#src/modules/catalogue/product/product.table.ts'
import { branch } from '#src/modules/merchants/branch/branch.table.ts'
import { order } from '#src/modules/ordering/order/order.table.ts'

export const ordersById = async (db: Db, accountId: number, ids: number[]) =>
  ids.length === 0
    ? []
    : db
        .select({
          id: order.id,
          orderNumber: order.orderNumber,
          status: order.status,
          finalPrice: order.finalPrice,
          channelId: order.channelId,
          branchId: order.branchId,
          branchName: branch.name,
          placedAt: order.placedAt,
        })
        .from(order)
        .innerJoin(branch, and(eq(branch.accountId, order.accountId), eq(branch.id, order.branchId)))
        .where(and(eq(order.accountId, accountId), inArray(order.id, ids)))
export type OrderOfCard = Awaited<ReturnType<typeof ordersById>>[number]

export const productsById = async (db: Db, accountId: number, ids: number[]) =>
  ids.length === 0
    ? []
    : db
        .select({
          id: product.id,
          name: product.name,
          price: product.price,
          imageKey: product.imageKey,
          deletedAt: product.deletedAt,
        })
        .from(product)
        .where(and(eq(product.accountId, accountId), inArray(product.id, ids)))
export type ProductOfCard = Awaited<ReturnType<typeof productsById>>[number]
