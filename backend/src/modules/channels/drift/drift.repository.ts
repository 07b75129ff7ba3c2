import { and, eq, gte, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { DriftKind, DriftValue } from '@sufra/shared/contracts/drift'
import type { Db } from '#src/database/database.ts'
import { drift } from './drift.table.ts'
import type { DriftRecord } from './drift.table.ts'
import type { Judgement, KnownDrift } from './confirm-drift.ts'
import type { ShopKey } from '#src/modules/channels/reading-schedule/reading-schedule.service.ts'
import { shopReading } from './shop-reading.table.ts'

const open = isNull(drift.endedAt)
const ofShop = ({ accountId, id }: ShopKey) =>
  and(eq(drift.accountId, accountId), eq(drift.integrationId, id))
const isOne = ({ accountId }: ShopKey, id: number) => and(eq(drift.accountId, accountId), eq(drift.id, id))

/** Returns the open differences of a shop, confirmed or pending. */
export const openDriftOf = async (db: Db, shop: ShopKey): Promise<KnownDrift[]> =>
  db
    .select()
    .from(drift)
    .where(and(ofShop(shop), open))

export const writeJudgement = async (
  db: Db,
  shop: ShopKey,
  { judgement, now }: { judgement: Judgement; now: Date },
): Promise<void> => {
  const { opened, changed, ended, dropped } = judgement
  const { accountId, id: integrationId } = shop
  const mine = eq(drift.accountId, accountId)
  if (opened.length > 0)
    await db.insert(drift).values(opened.map(one => ({ ...one, accountId, integrationId })))
  for (const { id, ...standing } of changed) await db.update(drift).set(standing).where(isOne(shop, id))
  if (ended.length > 0)
    await db
      .update(drift)
      .set({ endedAt: now })
      .where(and(mine, inArray(drift.id, ended)))
  if (dropped.length > 0) await db.delete(drift).where(and(mine, inArray(drift.id, dropped)))
}

export interface RepairFilter {
  accountId: number
  integrationIds: number[]
  kinds: DriftKind[]
  productId?: number | undefined
}

/** Marks open differences as being repaired and returns them. */
export const noteRepair = async (
  db: Db,
  { accountId, integrationIds, kinds, productId }: RepairFilter,
  by: { at: Date; userId: number },
): Promise<DriftRecord[]> =>
  db
    .update(drift)
    .set({ repairAt: by.at, repairByUserId: by.userId, quietSince: null })
    .where(
      and(
        eq(drift.accountId, accountId),
        inArray(drift.integrationId, integrationIds),
        inArray(drift.kind, kinds),
        productId === undefined ? undefined : eq(drift.productId, productId),
        open,
      ),
    )
    .returning()

/** Returns the shown states of shops whose state differs, if confirmed and read recently. */
export const shownStatesOf = async (db: Db, integrationIds: number[]): Promise<Map<number, DriftValue>> => {
  if (integrationIds.length === 0) return new Map()
  const rows = await db
    .select({ id: drift.integrationId, shown: drift.shown })
    .from(drift)
    .innerJoin(
      shopReading,
      and(
        eq(shopReading.accountId, drift.accountId),
        eq(shopReading.integrationId, drift.integrationId),
        isNull(shopReading.failedSince),
      ),
    )
    .where(
      and(
        inArray(drift.integrationId, integrationIds),
        eq(drift.kind, 'state'),
        open,
        isNotNull(drift.confirmedAt),
        isNull(drift.repairAt),
      ),
    )
  return new Map(rows.flatMap(({ id, shown }) => (shown === null ? [] : [[id, shown]])))
}

/** Differences that were open at some time since then, to count lost orders. */
export const driftSince = async (
  db: Db,
  { integrationIds, since }: { integrationIds: number[]; since: Date },
): Promise<DriftRecord[]> =>
  integrationIds.length === 0
    ? []
    : db
        .select()
        .from(drift)
        .where(
          and(
            inArray(drift.integrationId, integrationIds),
            isNotNull(drift.confirmedAt),
            or(open, gte(drift.endedAt, since)),
          ),
        )

/** Deletes old ended differences. Covers all merchants. */
export const forgetDrift = async (db: Db, before: Date): Promise<void> => {
  await db.delete(drift).where(lt(drift.endedAt, before))
}
