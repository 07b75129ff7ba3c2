import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { knownDevice, session } from './session.table.ts'

const KEPT_DAYS = 400

export interface DeviceOf {
  userId: number
  deviceHash: string
}

/** Makes a device known for the person. */
export const rememberDevice = (db: Db, device: DeviceOf & { accountId: number | null }) =>
  db
    .insert(knownDevice)
    .values(device)
    .onConflictDoUpdate({
      target: [knownDevice.userId, knownDevice.deviceHash],
      set: { signedInAt: sql`now()` },
    })

export const isKnownDevice = async (db: Db, { userId, deviceHash }: DeviceOf): Promise<boolean> => {
  const rows = await db
    .select({ userId: knownDevice.userId })
    .from(knownDevice)
    .where(and(eq(knownDevice.userId, userId), eq(knownDevice.deviceHash, deviceHash)))
  return rows.length > 0
}

/** Removes all known devices of a person except the one of `exceptSid`. */
export const forgetDevicesOf = (db: Db, userId: number, exceptSid: string | undefined) => {
  const kept = db
    .select({ deviceHash: session.deviceHash })
    .from(session)
    .where(sql`${session.id} = ${exceptSid ?? null}::uuid`)
  return db
    .delete(knownDevice)
    .where(and(eq(knownDevice.userId, userId), sql`${knownDevice.deviceHash} is distinct from (${kept})`))
}

/** Removes the known device of one session. */
export const forgetDeviceOfSession = (db: Db, { userId, id }: { userId: number; id: string }) => {
  const its = db.select({ deviceHash: session.deviceHash }).from(session).where(eq(session.id, id))
  return db
    .delete(knownDevice)
    .where(and(eq(knownDevice.userId, userId), sql`${knownDevice.deviceHash} = (${its})`))
}

export const deleteOldDevices = (db: Db) =>
  db.delete(knownDevice).where(lt(knownDevice.signedInAt, sql`now() - make_interval(days => ${KEPT_DAYS})`))
