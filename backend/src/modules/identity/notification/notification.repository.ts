import { and, count, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { NotificationKind, NotificationWay } from '@sufra/shared/contracts/notification-kinds'
import type { Db } from '#src/database/database.ts'
import type { PageSlice } from '#src/routing/page.ts'
import { notification, notificationPreference } from './notification.table.ts'

export type NotificationRow = typeof notification.$inferSelect
export type PreferenceRow = typeof notificationPreference.$inferSelect
type NewNotification = typeof notification.$inferInsert

interface Wanted {
  userId: number
  isUnread?: boolean
}

const isWanted = ({ userId, isUnread }: Wanted) =>
  and(eq(notification.userId, userId), isUnread ? isNull(notification.readAt) : undefined)

export const listNotifications = async (db: Db, { limit, offset, ...wanted }: Wanted & PageSlice) => {
  const rows = await db
    .select()
    .from(notification)
    .where(isWanted(wanted))
    .orderBy(desc(notification.at), desc(notification.id))
    .limit(limit)
    .offset(offset)
  return { rows, totalCount: await countNotifications(db, wanted) }
}

export const countNotifications = async (db: Db, wanted: Wanted): Promise<number> => {
  const [row] = await db.select({ total: count() }).from(notification).where(isWanted(wanted))
  return row?.total ?? 0
}

/** Returns whether there was something to mark. */
export const markRead = async (
  db: Db,
  { userId, ids, now }: { userId: number; ids?: number[]; now: Date },
): Promise<boolean> => {
  const rows = await db
    .update(notification)
    .set({ readAt: now })
    .where(
      and(
        isWanted({ userId, isUnread: true }),
        ids === undefined ? undefined : inArray(notification.id, ids),
      ),
    )
    .returning({ id: notification.id })
  return rows.length > 0
}

/**
 * Counts an event into an unread notification about the same subject; undefined when there is none.
 * `isKnown`: this event was counted before.
 */
export const addToUnread = async (
  db: Db,
  told: Pick<NotificationRow, 'userId' | 'about' | 'eventId' | 'facts' | 'at' | 'ways'>,
  since: Date,
): Promise<{ id: number; isKnown: boolean } | undefined> => {
  const [found] = await db
    .select({ id: notification.id, eventId: notification.eventId })
    .from(notification)
    .where(
      and(
        isWanted({ userId: told.userId, isUnread: true }),
        eq(notification.about, told.about),
        gt(notification.at, since),
      ),
    )
    .orderBy(desc(notification.at))
    .limit(1)
    .for('update')
  if (!found) return undefined
  if (found.eventId === told.eventId) return { id: found.id, isKnown: true }
  const { eventId, facts, at, ways } = told
  await db
    .update(notification)
    .set({ eventId, facts, at, ways, count: sql`${notification.count} + 1` })
    .where(eq(notification.id, found.id))
  return { id: found.id, isKnown: false }
}

/** Returns undefined when the person has this event already. */
export const insertNotification = async (db: Db, values: NewNotification): Promise<number | undefined> => {
  const [row] = await db
    .insert(notification)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: notification.id })
  return row?.id
}

export const findNotification = async (db: Db, id: number): Promise<NotificationRow | undefined> => {
  const [row] = await db.select().from(notification).where(eq(notification.id, id))
  return row
}

export const deleteNotificationsBefore = (db: Db, moment: Date) =>
  db.delete(notification).where(lt(notification.at, moment))

export const listPreferences = (
  db: Db,
  { userIds, kind }: { userIds: number[]; kind?: NotificationKind },
): Promise<PreferenceRow[]> =>
  db
    .select()
    .from(notificationPreference)
    .where(
      and(
        inArray(notificationPreference.userId, userIds),
        kind ? eq(notificationPreference.kind, kind) : undefined,
      ),
    )

export const writePreference = async (
  db: Db,
  values: { accountId: number | null; userId: number; kind: NotificationKind; ways: NotificationWay[] },
): Promise<void> => {
  await db
    .insert(notificationPreference)
    .values(values)
    .onConflictDoUpdate({
      target: [notificationPreference.userId, notificationPreference.kind],
      set: { ways: values.ways },
    })
}
