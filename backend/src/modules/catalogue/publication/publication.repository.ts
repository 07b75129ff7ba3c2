import { and, asc, count, desc, eq, inArray, isNull, lt, notInArray, sql } from 'drizzle-orm'
import type { ChannelMenu, PublicationComplaint, PublicationState } from '@sufra/shared/contracts/publication'
import type { Db, Scope } from '#src/database/database.ts'
import { tenantFilter } from '#src/database/tenant-filter.ts'
import { category } from '#src/modules/catalogue/category/category.table.ts'
import { choice } from '#src/modules/catalogue/choice/choice.table.ts'
import { branchSnooze } from '#src/modules/catalogue/product/branch-snooze.table.ts'
import { product } from '#src/modules/catalogue/product/product.table.ts'
import type { PageSlice } from '#src/routing/page.ts'
import { menuPublication } from './menu-publication.table.ts'

interface Brand {
  scope: Scope
  serviceProviderId: number
}

const ofBrand = ({ scope, serviceProviderId }: Brand) =>
  and(
    tenantFilter(scope, menuPublication.accountId),
    eq(menuPublication.serviceProviderId, serviceProviderId),
  )

// Without the menu itself, which may be megabytes.
const facts = {
  id: menuPublication.id,
  serviceProviderId: menuPublication.serviceProviderId,
  channelId: menuPublication.channelId,
  state: menuPublication.state,
  complaints: menuPublication.complaints,
  createdAt: menuPublication.createdAt,
  endedAt: menuPublication.endedAt,
  itemCount: sql<number>`jsonb_array_length(${menuPublication.menu} -> 'items')`,
}
export type PublicationFacts = Pick<
  typeof menuPublication.$inferSelect,
  Exclude<keyof typeof facts, 'itemCount'>
> & {
  itemCount: number
}

export const listPublications = async (db: Db, brand: Brand, slice: PageSlice): Promise<PublicationFacts[]> =>
  db
    .select(facts)
    .from(menuPublication)
    .where(ofBrand(brand))
    .orderBy(desc(menuPublication.id))
    .limit(slice.limit)
    .offset(slice.offset)

export const countPublications = async (db: Db, brand: Brand): Promise<number> => {
  const [row] = await db.select({ total: count() }).from(menuPublication).where(ofBrand(brand))
  return row?.total ?? 0
}

/** Platforms that have ever been sent a menu of the brand. */
export const channelsSentTo = async (db: Db, brand: Brand): Promise<number[]> => {
  const rows = await db
    .selectDistinct({ channelId: menuPublication.channelId })
    .from(menuPublication)
    .where(ofBrand(brand))
  return rows.map(({ channelId }) => channelId)
}

export const insertPublications = async (
  db: Db,
  rows: (typeof menuPublication.$inferInsert)[],
): Promise<PublicationFacts[]> => db.insert(menuPublication).values(rows).returning(facts)

/** Serializes the queuing of a brand's publications, so that each sees the ones before it. */
export const lockPublications = (db: Db, { serviceProviderId }: Pick<Brand, 'serviceProviderId'>) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtext('publications of ' || ${serviceProviderId}))`)

/** Returns the newest publication on a platform, if it has not started and has the same menu. */
export const findSameQueued = async (
  db: Db,
  brand: Brand,
  { channelId, menu }: { channelId: number; menu: ChannelMenu },
): Promise<PublicationFacts | undefined> => {
  const isSame = sql<boolean>`${menuPublication.menu} = ${JSON.stringify(menu)}::jsonb`
  const [row] = await db
    .select({ facts, isSame })
    .from(menuPublication)
    .where(and(ofBrand(brand), eq(menuPublication.channelId, channelId)))
    .orderBy(desc(menuPublication.id))
    .limit(1)
  return row?.isSame && row.facts.state === 'Queued' ? row.facts : undefined
}

/** The newest online menu of each platform. */
export const onlineMenus = async (
  db: Db,
  brand: Brand,
): Promise<{ channelId: number; menu: ChannelMenu; endedAt: Date | null }[]> =>
  db
    .selectDistinctOn([menuPublication.channelId], {
      channelId: menuPublication.channelId,
      menu: menuPublication.menu,
      endedAt: menuPublication.endedAt,
    })
    .from(menuPublication)
    .where(and(ofBrand(brand), eq(menuPublication.state, 'Online')))
    .orderBy(menuPublication.channelId, desc(menuPublication.id))

interface Key {
  accountId: number
  id: number
}

const UNDER_WAY: PublicationState[] = ['Queued', 'Sending']

// An ended publication never changes, even by a late result.
const underWay = ({ accountId, id }: Key) =>
  and(
    eq(menuPublication.accountId, accountId),
    eq(menuPublication.id, id),
    inArray(menuPublication.state, UNDER_WAY),
  )

/** Starts or restarts the sending; undefined when nothing is left to do. */
export const takePublication = async (db: Db, key: Key) => {
  const [row] = await db.update(menuPublication).set({ state: 'Sending' }).where(underWay(key)).returning()
  return row
}

export const noteComplaints = (db: Db, key: Key, complaints: PublicationComplaint[]) =>
  db.update(menuPublication).set({ complaints }).where(underWay(key))

export const endPublication = (
  db: Db,
  key: Key,
  { state, complaints }: { state: 'Online' | 'Failed'; complaints: PublicationComplaint[] },
) =>
  db
    .update(menuPublication)
    .set({ state, complaints, endedAt: sql`now()` })
    .where(underWay(key))

/** Fails publications of all merchants that are under way since before `since`. */
export const failOverdue = (db: Db, since: Date, complaint: PublicationComplaint) =>
  db
    .update(menuPublication)
    .set({
      state: 'Failed',
      complaints: sql`${menuPublication.complaints} || ${JSON.stringify([complaint])}::jsonb`,
      endedAt: sql`now()`,
    })
    .where(and(inArray(menuPublication.state, UNDER_WAY), lt(menuPublication.createdAt, since)))
    .returning({ accountId: menuPublication.accountId, channelId: menuPublication.channelId })

/** Deletes old menus of all merchants, except those that a platform shows. */
export const forgetOld = (db: Db, before: Date) =>
  db.delete(menuPublication).where(
    and(
      lt(menuPublication.createdAt, before),
      notInArray(
        menuPublication.id,
        db
          .selectDistinctOn(
            [menuPublication.accountId, menuPublication.serviceProviderId, menuPublication.channelId],
            {
              id: menuPublication.id,
            },
          )
          .from(menuPublication)
          .where(eq(menuPublication.state, 'Online'))
          .orderBy(
            menuPublication.accountId,
            menuPublication.serviceProviderId,
            menuPublication.channelId,
            desc(menuPublication.id),
          ),
      ),
    ),
  )

const onMenuOf = (
  { scope, serviceProviderId }: Brand,
  { accountId, serviceProviderId: brandId, deletedAt }: typeof product | typeof category | typeof choice,
) => and(tenantFilter(scope, accountId), eq(brandId, serviceProviderId), isNull(deletedAt))

/** Dishes of a brand by index. */
export const dishRowsOf = async (db: Db, brand: Brand): Promise<DishRow[]> =>
  db.select().from(product).where(onMenuOf(brand, product)).orderBy(asc(product.index), asc(product.id))
export type DishRow = typeof product.$inferSelect

/** Categories of a brand in order. */
export const categoryRowsOf = async (db: Db, brand: Brand): Promise<CategoryRow[]> =>
  db.select().from(category).where(onMenuOf(brand, category)).orderBy(asc(category.index), asc(category.id))
export type CategoryRow = typeof category.$inferSelect

const choiceFacts = {
  id: choice.id,
  name: choice.name,
  min: choice.min,
  max: choice.max,
  isRequired: choice.isRequired,
  options: choice.options,
}
export type ChoiceFacts = Pick<typeof choice.$inferSelect, keyof typeof choiceFacts>

/** Option groups of a brand. */
export const choicesOf = async (db: Db, brand: Brand): Promise<ChoiceFacts[]> =>
  db.select(choiceFacts).from(choice).where(onMenuOf(brand, choice)).orderBy(asc(choice.id))

/** Snoozes of single branches of a brand. */
export const branchEndsOf = async (db: Db, brand: Brand): Promise<BranchEnd[]> =>
  db
    .select({ productId: branchSnooze.productId, branchId: branchSnooze.branchId, until: branchSnooze.until })
    .from(branchSnooze)
    .innerJoin(
      product,
      and(eq(product.accountId, branchSnooze.accountId), eq(product.id, branchSnooze.productId)),
    )
    .where(onMenuOf(brand, product))
export type BranchEnd = Pick<typeof branchSnooze.$inferSelect, 'productId' | 'branchId' | 'until'>
