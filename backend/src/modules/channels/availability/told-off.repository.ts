import { and, eq, inArray, or } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { toldOff } from './told-off.table.ts'

export interface ShopKey {
  accountId: number
  id: number
}

/** Of a product (`optionId` 0) or of one of its options. */
export interface Told {
  productId: number
  optionId: number
  until: Date | null
}

const ofShop = ({ accountId, id }: ShopKey) =>
  and(eq(toldOff.accountId, accountId), eq(toldOff.integrationId, id))

export const toldOffOf = async (db: Db, shop: ShopKey): Promise<Told[]> =>
  db
    .select({ productId: toldOff.productId, optionId: toldOff.optionId, until: toldOff.until })
    .from(toldOff)
    .where(ofShop(shop))

const rowsOf = ({ accountId, id: integrationId }: ShopKey, told: Told[]) =>
  told.map(({ productId, optionId, until }) => ({ accountId, integrationId, productId, optionId, until }))

/** Writes down all that the platform now shows as off. */
export const replaceTold = async (db: Db, shop: ShopKey, told: Told[]): Promise<void> => {
  await db.delete(toldOff).where(ofShop(shop))
  if (told.length > 0) await db.insert(toldOff).values(rowsOf(shop, told)).onConflictDoNothing()
}

/** Writes down what the platform was told: what is off, and what is on again. */
export const noteTold = async (
  db: Db,
  shop: ShopKey,
  { off, on }: { off: Told[]; on: Told[] },
): Promise<void> => {
  const changed = [...off, ...on]
  if (changed.length === 0) return
  const productIds = [...new Set(changed.map(({ productId }) => productId))]
  const isChanged = or(
    ...changed.map(({ productId, optionId }) =>
      and(eq(toldOff.productId, productId), eq(toldOff.optionId, optionId)),
    ),
  )
  await db.delete(toldOff).where(and(ofShop(shop), inArray(toldOff.productId, productIds), isChanged))
  if (off.length > 0) await db.insert(toldOff).values(rowsOf(shop, off)).onConflictDoNothing()
}
