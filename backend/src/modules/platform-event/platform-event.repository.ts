import { and, asc, eq, lte, ne, sql } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { branch } from '#src/modules/branch/branch.table.ts'
import { integration } from '#src/modules/integration/integration.table.ts'
import { platformEvent } from './platform-event.table.ts'
import type { InboxState } from './platform-event.table.ts'

export type InboxRow = typeof platformEvent.$inferSelect

export interface InboxKey {
  accountId: number
  id: number
}

/** null when this event of this platform is here already. */
export const insertEvent = async (db: Db, row: typeof platformEvent.$inferInsert): Promise<number | null> => {
  const [inserted] = await db
    .insert(platformEvent)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: platformEvent.id })
  return inserted?.id ?? null
}

const isKey = ({ accountId, id }: InboxKey) =>
  and(eq(platformEvent.accountId, accountId), eq(platformEvent.id, id))

const shop = {
  accountId: branch.accountId,
  serviceProviderId: branch.serviceProviderId,
  branchId: branch.id,
  branchName: branch.name,
  prepMinutes: branch.prepMinutes,
  autoStartPreparing: branch.autoStartPreparing,
  channelId: integration.channelId,
}

// Taken before the row is: until the transaction ends, nobody else processes an event of the same order. Otherwise an
// order and its cancellation could each miss that the other has arrived.
const orderLock = sql`case when ${platformEvent.channelOrderId} is not null then pg_advisory_xact_lock(hashtextextended(
  concat_ws('/', ${platformEvent.accountId}, ${platformEvent.channelId}, ${platformEvent.channelOrderId}), 0)) end`

const toClaim = (db: Db) =>
  db
    .select({ event: platformEvent, shop, orderLock })
    .from(platformEvent)
    .innerJoin(
      integration,
      and(
        eq(integration.accountId, platformEvent.accountId),
        eq(integration.id, platformEvent.integrationId),
      ),
    )
    .innerJoin(branch, and(eq(branch.accountId, integration.accountId), eq(branch.id, integration.branchId)))

export type ClaimedEvent = Omit<Awaited<ReturnType<typeof toClaim>>[number], 'orderLock'>

/** Locks an event and its order; undefined when it was processed or somebody else is at it. In one round trip. */
export const claimEvent = async (db: Db, key: InboxKey): Promise<ClaimedEvent | undefined> => {
  const [row] = await toClaim(db)
    .where(and(isKey(key), eq(platformEvent.state, 'received')))
    .for('update', { of: platformEvent, skipLocked: true })
  return row
}

/** What was told of this order before it arrived, in the order of arrival. */
export const waitingEvents = async (
  db: Db,
  { accountId, channelId, channelOrderId, id }: InboxRow,
): Promise<InboxRow[]> =>
  db
    .select()
    .from(platformEvent)
    .where(
      and(
        eq(platformEvent.accountId, accountId),
        eq(platformEvent.channelId, channelId),
        eq(platformEvent.channelOrderId, channelOrderId ?? ''),
        eq(platformEvent.state, 'waiting'),
        ne(platformEvent.id, id),
      ),
    )
    .orderBy(asc(platformEvent.id))

export const settleEvent = async (
  db: Db,
  key: InboxKey,
  { state, error }: { state: InboxState; error?: string },
): Promise<void> => {
  await db
    .update(platformEvent)
    .set({ state, error: error ?? null, processedAt: sql`now()` })
    .where(isKey(key))
}

/** Counts a failed attempt; the next one comes after 1, 2, 4 … seconds. Answers how many there were. */
export const postponeEvent = async (db: Db, key: InboxKey, error: string): Promise<number> => {
  const [row] = await db
    .update(platformEvent)
    .set({
      attempts: sql`${platformEvent.attempts} + 1`,
      nextAttemptAt: sql`now() + make_interval(secs => power(2, ${platformEvent.attempts}))`,
      error,
    })
    .where(and(isKey(key), eq(platformEvent.state, 'received')))
    .returning({ attempts: platformEvent.attempts })
  return row?.attempts ?? 0
}

/** Over all merchants: call it in the platform scope. */
export const eventsToDo = async (db: Db, { now, limit }: { now: Date; limit: number }): Promise<InboxKey[]> =>
  db
    .select({ accountId: platformEvent.accountId, id: platformEvent.id })
    .from(platformEvent)
    .where(and(eq(platformEvent.state, 'received'), lte(platformEvent.nextAttemptAt, now)))
    .orderBy(asc(platformEvent.nextAttemptAt))
    .limit(limit)
