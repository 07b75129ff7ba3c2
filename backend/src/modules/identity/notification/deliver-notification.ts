import { z } from 'zod'
import { NOTIFICATION_KINDS } from '@sufra/shared/contracts/notification-kinds'
import type { NotificationKind, NotificationWay } from '@sufra/shared/contracts/notification-kinds'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { defineJob, enqueue } from '#src/jobs/job-kind.ts'
import { queueMail, publishEphemeralEvent } from '#src/modules/infrastructure/infrastructure.ts'
import type { MailMessage } from '#src/modules/infrastructure/infrastructure.ts'
import { reachableDevices } from '#src/modules/identity/push-device/push-device.service.ts'
import type { PushDevices, PushMessage } from '#src/modules/identity/push-device/push-device.service.ts'
import { findOperators, peopleOfBranch } from '#src/modules/identity/user/user.service.ts'
import type { Foundation } from '#src/app/foundation.ts'
import {
  addToUnread,
  findNotification,
  insertNotification,
  listPreferences,
} from './notification.repository.ts'
import type { NotificationRow } from './notification.repository.ts'
import { NOTIFY } from './notify.ts'
import type { Notice } from './notify.ts'
import { pathOf, wordsOf } from './words.ts'

const TOGETHER_MS = 30 * 60_000
const PUSH_TTL_SECONDS = 3600

const PUSH = defineJob({
  name: 'notification-push',
  payload: z.object({ accountId: z.int(), deviceId: z.int(), notificationId: z.int() }),
  maxAttempts: 4,
})

interface Person {
  id: number
  email: string
  language: 'ar' | 'en'
}

const kindOf = (kind: NotificationKind) => NOTIFICATION_KINDS.find(each => each.kind === kind)

const concerned = async (db: Db, { kind, accountId, branchId }: Notice): Promise<Person[]> => {
  if (accountId === null) return findOperators(db)
  const needed = kindOf(kind)?.permissions ?? []
  const people = await peopleOfBranch(db, { accountId, branchId })
  return people.filter(({ permissions }) => needed.some(each => permissions.includes(each)))
}

const mailOf = ({ kind, facts, mail }: Notice, publicUrl: string): MailMessage => {
  if (mail) return mail
  const [ar, en] = [wordsOf(kind, facts, 'ar'), wordsOf(kind, facts, 'en')]
  return {
    template: 'notification',
    variables: {
      titleAr: ar.title,
      titleEn: en.title,
      bodyAr: ar.body,
      bodyEn: en.body,
      url: `${publicUrl}${pathOf(kind, facts)}`,
    },
  }
}

/**
 * Inserts a notification for a person. Returns undefined when they have this event already, because the job
 * may run again.
 */
const write = async (
  db: Db,
  notice: Notice,
  { userId, ways }: { userId: number; ways: NotificationWay[] },
): Promise<number | undefined> => {
  const { kind, accountId, facts, eventId, about } = notice
  const at = new Date(notice.at)
  const told = { userId, about, eventId, facts, at, ways }
  const known = await addToUnread(db, told, new Date(at.getTime() - TOGETHER_MS))
  if (known) return known.isKnown ? undefined : known.id
  return insertNotification(db, { ...told, kind, accountId })
}

const pushTo = async (db: Db, of: { accountId: number; userId: number; notificationId: number }) => {
  const { accountId, userId, notificationId } = of
  for (const { id: deviceId } of await reachableDevices(db, { accountId, userIds: [userId] }))
    await enqueue(db, PUSH, { payload: { accountId, deviceId, notificationId } })
}

interface Told extends Person {
  ways: NotificationWay[]
  notificationId: number
}

/** Inserts the notification for all people concerned, without push or mail. Returns those who did not have it. */
export const listNotice = async (db: Db, notice: Notice): Promise<Told[]> => {
  const { kind } = notice
  const people = await concerned(db, notice)
  if (people.length === 0) return []
  const chosen = await listPreferences(db, { userIds: people.map(({ id }) => id), kind })
  const told: Told[] = []
  for (const person of people) {
    const ways = chosen.find(row => row.userId === person.id)?.ways ?? [...(kindOf(kind)?.ways ?? [])]
    const notificationId = await write(db, notice, { userId: person.id, ways })
    if (notificationId !== undefined) told.push({ ...person, ways, notificationId })
  }
  return told
}

const tell = async (db: Db, notice: Notice, publicUrl: string): Promise<void> => {
  const { accountId } = notice
  const told = await listNotice(db, notice)
  for (const { id: userId, email: recipient, language, ways, notificationId } of told) {
    if (ways.includes('push') && accountId !== null) await pushTo(db, { accountId, userId, notificationId })
    if (ways.includes('mail'))
      await queueMail(db, { accountId, recipient, language, ...mailOf(notice, publicUrl) })
  }
  const userIds = told.map(({ id }) => id)
  if (userIds.length > 0)
    await publishEphemeralEvent(db, accountId ?? 0, { type: 'notification.changed', userIds })
}

const pushMessage = ({ id, kind, facts }: NotificationRow, language: 'ar' | 'en'): PushMessage => ({
  ...wordsOf(kind, facts, language),
  language,
  tag: `notification-${id}`,
  path: pathOf(kind, facts),
  until: null,
})

/** Registers the handlers of the notification jobs. */
export const handleNotices = (
  { database, jobs, env }: Pick<Foundation, 'database' | 'jobs' | 'env'>,
  devices: Pick<PushDevices, 'send'>,
): void => {
  jobs.handle(NOTIFY, notice => database.run(ALL_MERCHANTS, db => tell(db, notice, env.PUBLIC_URL)))
  jobs.handle(PUSH, async ({ accountId, deviceId: id, notificationId }) => {
    const row = await database.run(ALL_MERCHANTS, db => findNotification(db, notificationId))
    // No push for somebody who has read it by now.
    if (!row || row.readAt) return
    await devices.send(
      { accountId, id },
      {
        messageFor: language => pushMessage(row, language),
        ttlSeconds: PUSH_TTL_SECONDS,
        topic: `notification-${row.id}`,
      },
    )
  })
}
