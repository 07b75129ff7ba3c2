import { and, eq, or, sql } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { platformAvailabilitySent } from './sent-availability.table.ts'

export interface ShopKey {
  accountId: number
  id: number
}

/** A product (`optionId` 0) or one of its options that is off sale. */
export interface UnavailableItem {
  productId: number
  optionId: number
  until: Date | null
}

const ofShop = ({ accountId, id }: ShopKey) =>
  and(eq(platformAvailabilitySent.accountId, accountId), eq(platformAvailabilitySent.integrationId, id))

/** A product or option that the platform may show as off. */
export interface ShownUnavailableItem extends UnavailableItem {
  isCertain: boolean
}

export const listSentAvailability = async (db: Db, shop: ShopKey): Promise<ShownUnavailableItem[]> =>
  db
    .select({
      productId: platformAvailabilitySent.productId,
      optionId: platformAvailabilitySent.optionId,
      until: platformAvailabilitySent.until,
      isCertain: platformAvailabilitySent.isCertain,
    })
    .from(platformAvailabilitySent)
    .where(ofShop(shop))

/** Version of a row: its `xmin`, which every write changes. */
const WRITING = sql<string>`xmin::text`

const write = async (
  db: Db,
  { accountId, id: integrationId }: ShopKey,
  { off, isCertain }: { off: UnavailableItem[]; isCertain: boolean },
): Promise<string | null> => {
  if (off.length === 0) return null
  const [row] = await db
    .insert(platformAvailabilitySent)
    .values(
      off.map(({ productId, optionId, until }) => ({
        accountId,
        integrationId,
        productId,
        optionId,
        until,
        isCertain,
      })),
    )
    .onConflictDoUpdate({
      target: [
        platformAvailabilitySent.accountId,
        platformAvailabilitySent.integrationId,
        platformAvailabilitySent.productId,
        platformAvailabilitySent.optionId,
      ],
      set: { until: sql`excluded.until`, isCertain: sql`excluded.is_certain` },
    })
    .returning({ writing: WRITING })
  return row?.writing ?? null
}

/** Replaces the record of everything that the platform shows as off. */
export const replaceSent = async (db: Db, shop: ShopKey, off: UnavailableItem[]): Promise<void> => {
  await db.delete(platformAvailabilitySent).where(ofShop(shop))
  await write(db, shop, { off, isCertain: true })
}

/**
 * Records the products that are about to be sent, as uncertain in case the answer is lost. Returns the version
 * of the rows for `confirmSent`; null without products.
 */
export const recordSending = (db: Db, shop: ShopKey, told: UnavailableItem[]): Promise<string | null> =>
  write(db, shop, { off: told, isCertain: false })

/** Marks everything that was sent to the platform as uncertain. */
export const markUncertain = async (db: Db, shop: ShopKey): Promise<void> => {
  await db.update(platformAvailabilitySent).set({ isCertain: false }).where(ofShop(shop))
}

/**
 * Records the platform's answer to the rows of `recordSending`: deletes those in `on`, and marks the rest as
 * certainly off.
 */
export const confirmSent = async (
  db: Db,
  shop: ShopKey,
  { on, telling }: { on: UnavailableItem[]; telling: string },
): Promise<void> => {
  // Only rows that were not written since: a menu that ended meanwhile may have changed what the platform
  // shows.
  const isAsTold = and(ofShop(shop), sql`${WRITING} = ${telling}`)
  const isOn = on.map(({ productId, optionId }) =>
    and(eq(platformAvailabilitySent.productId, productId), eq(platformAvailabilitySent.optionId, optionId)),
  )
  if (isOn.length > 0) await db.delete(platformAvailabilitySent).where(and(isAsTold, or(...isOn)))
  await db.update(platformAvailabilitySent).set({ isCertain: true }).where(isAsTold)
}
