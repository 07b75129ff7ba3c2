import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import type { ShownItem } from '#src/modules/channels/channel/channel.service.ts'
import type { ShopKey } from '#src/modules/channels/reading-schedule/reading-schedule.service.ts'
import { shopReading } from './shop-reading.table.ts'
import type { ShopReadingRow } from './shop-reading.table.ts'
import { platformItem } from './platform-item.table.ts'

const ofShop = ({ accountId, id }: ShopKey) =>
  and(eq(shopReading.accountId, accountId), eq(shopReading.integrationId, id))

/** Returns the reading, locked until the transaction ends. */
export const lockReading = async (db: Db, shop: ShopKey): Promise<ShopReadingRow | undefined> => {
  const [row] = await db.select().from(shopReading).where(ofShop(shop)).for('update')
  return row
}

export type ReadingChanges = Partial<Omit<ShopReadingRow, 'accountId' | 'integrationId' | 'nextAt'>>

export const writeReading = async (db: Db, shop: ShopKey, changes: ReadingChanges): Promise<void> => {
  await db
    .insert(shopReading)
    .values({ accountId: shop.accountId, integrationId: shop.id, ...changes })
    .onConflictDoUpdate({ target: [shopReading.accountId, shopReading.integrationId], set: changes })
}

const partsOf = (items: readonly ShownItem[]) =>
  items.flatMap(({ productId, price, isAvailable, options }) => [
    { productId, optionId: 0, price, isAvailable },
    ...options.map(option => ({ productId, ...option })),
  ])

const LOT = 1000

/** Stores what a platform shows now; writes changed rows only. */
export const keepShown = async (
  db: Db,
  { accountId, id: integrationId }: ShopKey,
  { items, now }: { items: readonly ShownItem[]; now: Date },
): Promise<void> => {
  const rows = [...new Map(partsOf(items).map(part => [`${part.productId} ${part.optionId}`, part])).values()]
  for (let from = 0; from < rows.length; from += LOT)
    await db
      .insert(platformItem)
      .values(rows.slice(from, from + LOT).map(row => ({ accountId, integrationId, ...row, seenAt: now })))
      .onConflictDoUpdate({
        target: [
          platformItem.accountId,
          platformItem.integrationId,
          platformItem.productId,
          platformItem.optionId,
        ],
        set: {
          price: sql`excluded.price`,
          isAvailable: sql`excluded.is_available`,
          seenAt: sql`excluded.seen_at`,
        },
        setWhere: sql`(${platformItem.price}, ${platformItem.isAvailable}) is distinct from (excluded.price, excluded.is_available)`,
      })
  const productIds = items.map(({ productId }) => productId)
  await db
    .delete(platformItem)
    .where(
      and(
        eq(platformItem.accountId, accountId),
        eq(platformItem.integrationId, integrationId),
        productIds.length > 0 ? notInArray(platformItem.productId, productIds) : undefined,
      ),
    )
}
