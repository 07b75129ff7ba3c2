import { and, eq, or, sql } from 'drizzle-orm'
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

/** What it may show as off. */
export interface Shown extends Told {
  isCertain: boolean
}

export const toldOffOf = async (db: Db, shop: ShopKey): Promise<Shown[]> =>
  db
    .select({
      productId: toldOff.productId,
      optionId: toldOff.optionId,
      until: toldOff.until,
      isCertain: toldOff.isCertain,
    })
    .from(toldOff)
    .where(ofShop(shop))

/** The writing that a row comes from, until somebody writes it anew. */
const WRITING = sql<string>`xmin::text`

const write = async (
  db: Db,
  { accountId, id: integrationId }: ShopKey,
  { off, isCertain }: { off: Told[]; isCertain: boolean },
): Promise<string | null> => {
  if (off.length === 0) return null
  const [row] = await db
    .insert(toldOff)
    .values(
      off.map(({ productId, optionId, until }) => ({
        ...{ accountId, integrationId, productId, optionId, until, isCertain },
      })),
    )
    .onConflictDoUpdate({
      target: [toldOff.accountId, toldOff.integrationId, toldOff.productId, toldOff.optionId],
      set: { until: sql`excluded.until`, isCertain: sql`excluded.is_certain` },
    })
    .returning({ writing: WRITING })
  return row?.writing ?? null
}

/** Writes down all that the platform now shows as off. */
export const replaceTold = async (db: Db, shop: ShopKey, off: Told[]): Promise<void> => {
  await db.delete(toldOff).where(ofShop(shop))
  await write(db, shop, { off, isCertain: true })
}

/** What is about to be told: should its answer be lost, nobody knows. Answers the writing, for `noteTold`; null for nothing. */
export const noteTelling = (db: Db, shop: ShopKey, told: Told[]): Promise<string | null> =>
  write(db, shop, { off: told, isCertain: false })

/** What the platform was told before may count for nothing. */
export const doubtTold = async (db: Db, shop: ShopKey): Promise<void> => {
  await db.update(toldOff).set({ isCertain: false }).where(ofShop(shop))
}

/** The platform has heard what `noteTelling` wrote: of that, `on` is on again, and the rest is off. */
export const noteTold = async (
  db: Db,
  shop: ShopKey,
  { on, telling }: { on: Told[]; telling: string },
): Promise<void> => {
  // Who wrote of it since knows better: a menu that ended meanwhile may have shown it otherwise.
  const isAsTold = and(ofShop(shop), sql`${WRITING} = ${telling}`)
  const isOn = on.map(({ productId, optionId }) =>
    and(eq(toldOff.productId, productId), eq(toldOff.optionId, optionId)),
  )
  if (isOn.length > 0) await db.delete(toldOff).where(and(isAsTold, or(...isOn)))
  await db.update(toldOff).set({ isCertain: true }).where(isAsTold)
}
