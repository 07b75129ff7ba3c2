import type { z } from 'zod'
import type {
  Notification,
  NotificationListQuery,
  NotificationPreference,
  NotificationPreferenceRequest,
  NotificationReadRequest,
  NotificationUnread,
} from '@sufra/shared/contracts/notification'
import { kindsFor } from '@sufra/shared/contracts/notification-kinds'
import type { Page } from '@sufra/shared/contracts/wire'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Db, Scope } from '#src/database/database.ts'
import { notFound } from '#src/errors/errors.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { publishEphemeralEvent } from '#src/modules/infrastructure/infrastructure.ts'
import type { PushDevices } from '#src/modules/identity/push-device/push-device.service.ts'
import { pageAnswer, sliceOf } from '#src/routing/page.ts'
import type { Session } from '#src/routing/route.ts'
import {
  deleteNotificationsBefore,
  listNotifications,
  listPreferences,
  markRead,
  writePreference,
} from './notification.repository.ts'
import type { NotificationRow } from './notification.repository.ts'
import { notify } from './notify.ts'
import { handleNotices } from './deliver-notification.ts'
import { pathOf, wordsOf } from './words.ts'

/** Notifies all people concerned. All notifications use this function. */
export { notify }

const KEPT_MS = 60 * 86_400_000
const LATEST = 3

const present = ({ id, kind, facts, count, at, readAt, ways }: NotificationRow): Notification => {
  const [ar, en] = [wordsOf(kind, facts, 'ar'), wordsOf(kind, facts, 'en')]
  return {
    id,
    kind,
    count,
    ways,
    path: pathOf(kind, facts),
    title: JSON.stringify({ ar: ar.title, en: en.title }),
    body: JSON.stringify({ ar: ar.body, en: en.body }),
    at: at.toISOString(),
    isRead: readAt !== null,
  }
}

const unreadOf = async (db: Db, userId: number): Promise<NotificationUnread> => {
  const { rows, totalCount } = await listNotifications(db, {
    userId,
    isUnread: true,
    limit: LATEST,
    offset: 0,
  })
  return { count: totalCount, latest: rows.map(present) }
}

const preferencesOf = async (db: Db, session: Session): Promise<NotificationPreference[]> => {
  const chosen = await listPreferences(db, { userIds: [session.userId] })
  const kinds = kindsFor(session.role === 'SuperAdmin', each => session.permissions.includes(each))
  return kinds.map(({ kind, ways }) => {
    const own = chosen.find(row => row.kind === kind)
    return { kind, ways: own?.ways ?? [...ways], isChosen: own !== undefined }
  })
}

/** Service of a person's notifications and preferences. */
export const createNotificationService = (
  foundation: Pick<Foundation, 'database' | 'jobs' | 'env'>,
  devices: Pick<PushDevices, 'send'>,
) => {
  const { database, jobs } = foundation
  handleNotices(foundation, devices)
  jobs.cron('delete-old-notifications', '41 2 * * *', async () => {
    await database.run(ALL_MERCHANTS, db => deleteNotificationsBefore(db, new Date(Date.now() - KEPT_MS)))
  })

  return {
    list: (
      scope: Scope,
      { userId }: Session,
      query: z.output<typeof NotificationListQuery>,
    ): Promise<Page<Notification>> =>
      database.run(scope, async db => {
        const wanted = { userId, isUnread: query.IsUnread === true, ...sliceOf(query) }
        const { rows, totalCount } = await listNotifications(db, wanted)
        return pageAnswer(query, { rows: rows.map(present), totalCount })
      }),

    unread: (scope: Scope, { userId }: Session): Promise<NotificationUnread> =>
      database.run(scope, db => unreadOf(db, userId)),

    /** Also updates the person's other browsers. */
    read: (
      scope: Scope,
      { userId, accountId }: Session,
      { ids }: NotificationReadRequest,
    ): Promise<NotificationUnread> =>
      database.run(scope, async db => {
        const isChanged = await markRead(db, { userId, ids, now: new Date() })
        if (isChanged)
          await publishEphemeralEvent(db, accountId ?? 0, { type: 'notification.changed', userIds: [userId] })
        return unreadOf(db, userId)
      }),

    preferences: (scope: Scope, session: Session): Promise<NotificationPreference[]> =>
      database.run(scope, db => preferencesOf(db, session)),

    /** 404 for a kind that this person never gets. */
    choose: (
      scope: Scope,
      session: Session,
      { kind, ways }: z.output<typeof NotificationPreferenceRequest>,
    ): Promise<NotificationPreference[]> =>
      database.run(scope, async db => {
        const mine = await preferencesOf(db, session)
        if (!mine.some(each => each.kind === kind)) throw notFound()
        await writePreference(db, { accountId: session.accountId, userId: session.userId, kind, ways })
        return preferencesOf(db, session)
      }),
  }
}
export type NotificationService = ReturnType<typeof createNotificationService>

const EVENT = /^notification[.]/

/** Returns whether the event is only for the people whom it names, of any merchant. */
export const isNotificationEvent = (type: string): boolean => EVENT.test(type)

/** Tells only the named people that something changed, without the other names. */
export const personaliseNotificationEvent = ({ payload }: { payload: string }) => {
  const { userIds }: { userIds: number[] } = JSON.parse(payload)
  const isFor = ({ userId }: Session) => userIds.includes(userId)
  return {
    kindOf: (session: Session) => (isFor(session) ? 'told' : 'nobody'),
    dataFor: (session: Session) => (isFor(session) ? '{}' : null),
  }
}
