import { and, desc, eq, gt, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { session } from '#src/modules/identity/session/session.table.ts'
import { user } from '#src/modules/identity/user/user.table.ts'
import { pushDevice } from './push-device.table.ts'

export type PushDeviceRow = typeof pushDevice.$inferSelect

/** Maximum per person; further subscriptions replace the devices seen longest ago. */
const MOST_DEVICES = 20

const isLive = and(isNull(session.endedAt), gt(session.expiresAt, sql`now()`))

interface Owner {
  accountId: number
  userId: number
}

const isOwn = ({ accountId, userId }: Owner) =>
  and(eq(pushDevice.accountId, accountId), eq(pushDevice.userId, userId))

/** Takes the endpoint over from its former owner of any merchant: call it in the scope of all merchants. */
export const replaceDevice = async (
  db: Db,
  values: typeof pushDevice.$inferInsert,
): Promise<PushDeviceRow | undefined> => {
  const { accountId, userId, sessionId, p256dh, auth, language, userAgent } = values
  const [row] = await db
    .insert(pushDevice)
    .values(values)
    .onConflictDoUpdate({
      target: pushDevice.endpoint,
      set: { accountId, userId, sessionId, p256dh, auth, language, userAgent, lastSeenAt: sql`now()` },
    })
    .returning()
  const kept = db
    .select({ id: pushDevice.id })
    .from(pushDevice)
    .where(isOwn(values))
    .orderBy(desc(pushDevice.lastSeenAt), desc(pushDevice.id))
    .limit(MOST_DEVICES)
  await db.delete(pushDevice).where(and(isOwn(values), notInArray(pushDevice.id, kept)))
  return row
}

/** Devices whose session is still valid. */
export const listOwnDevices = (db: Db, owner: Owner): Promise<PushDeviceRow[]> =>
  db
    .select({ device: pushDevice })
    .from(pushDevice)
    .innerJoin(session, eq(session.id, pushDevice.sessionId))
    .where(and(isOwn(owner), isLive))
    .orderBy(desc(pushDevice.lastSeenAt), desc(pushDevice.id))
    .then(rows => rows.map(({ device }) => device))

export const deleteOwnDevice = async (db: Db, { id, ...owner }: Owner & { id: number }): Promise<boolean> => {
  const rows = await db
    .delete(pushDevice)
    .where(and(isOwn(owner), eq(pushDevice.id, id)))
    .returning({ id: pushDevice.id })
  return rows.length > 0
}

export interface DeviceKey {
  accountId: number
  id: number
}

const isReachable = and(isLive, eq(user.isActive, true))

const reachable = (db: Db) =>
  db
    .select({ device: pushDevice })
    .from(pushDevice)
    .innerJoin(session, eq(session.id, pushDevice.sessionId))
    .innerJoin(user, eq(user.id, pushDevice.userId))

/** Returns the device if its session is valid and its user is active. */
export const findReachable = async (
  db: Db,
  { accountId, id }: DeviceKey,
): Promise<PushDeviceRow | undefined> => {
  const [row] = await reachable(db).where(
    and(eq(pushDevice.accountId, accountId), eq(pushDevice.id, id), isReachable),
  )
  return row?.device
}

/** Devices of these people that a push can reach. */
export const listReachable = async (
  db: Db,
  { accountId, userIds }: { accountId: number; userIds: number[] },
): Promise<PushDeviceRow[]> => {
  if (userIds.length === 0) return []
  const rows = await reachable(db).where(
    and(eq(pushDevice.accountId, accountId), inArray(pushDevice.userId, userIds), isReachable),
  )
  return rows.map(({ device }) => device)
}

export const deleteDevice = async (db: Db, { accountId, id }: DeviceKey): Promise<void> => {
  await db.delete(pushDevice).where(and(eq(pushDevice.accountId, accountId), eq(pushDevice.id, id)))
}

/** Deletes devices of ended sessions. */
export const deleteUnreachable = async (db: Db): Promise<void> => {
  await db.execute(sql`delete from ${pushDevice} using ${session}
    where ${session.id} = ${pushDevice.sessionId} and (${session.endedAt} is not null or ${session.expiresAt} <= now())`)
}
