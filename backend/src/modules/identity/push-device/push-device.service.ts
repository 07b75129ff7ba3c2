import { z } from 'zod'
import type { PushDevice, PushDeviceRequest } from '@sufra/shared/contracts/push-device'
import { ALL_MERCHANTS, tenant } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { notFound, validation } from '#src/errors/errors.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { defineJob, enqueue } from '#src/jobs/job-kind.ts'
import { isPointOfCurve } from '#src/modules/infrastructure/infrastructure.ts'
import type { PushService } from '#src/modules/infrastructure/infrastructure.ts'
import { deviceOf } from '#src/modules/identity/session/session.service.ts'
import type { MerchantSession } from '#src/routing/route.ts'
import {
  deleteDevice,
  deleteOwnDevice,
  deleteUnreachable,
  findReachable,
  listOwnDevices,
  listReachable,
  replaceDevice,
} from './push-device.repository.ts'
import type { DeviceKey, PushDeviceRow } from './push-device.repository.ts'

/** Message to a device, sent encrypted, without data of customers. The service worker shows it unchanged. */
export interface PushMessage {
  title: string
  body: string
  language: 'ar' | 'en'
  /** a notification replaces earlier ones with the same tag */
  tag: string
  /** path to open on the own origin */
  path: string
  /** ISO time after which it is out of date */
  until: string | null
}

const TEST = {
  ar: { title: 'سفرة: إشعار تجريبي', body: 'هكذا تصلك الطلبات التي تنتظر على هذا الجهاز.' },
  en: { title: 'Sufra: a test', body: 'This is how waiting orders reach this device.' },
}

const testMessage = (language: 'ar' | 'en'): PushMessage => ({
  ...TEST[language],
  language,
  tag: 'test',
  path: '/live-order',
  until: null,
})

const TEST_TTL_SECONDS = 60
const LONGEST_USER_AGENT = 300

const TEST_PUSH = defineJob({
  name: 'test-push',
  payload: z.object({ accountId: z.int(), id: z.int() }),
  maxAttempts: 3,
})

const presentFor =
  (sid: string) =>
  ({ id, userAgent, createdAt, lastSeenAt, sessionId }: PushDeviceRow): PushDevice => ({
    id,
    ...deviceOf(userAgent),
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    isCurrent: sessionId === sid,
  })

/** Returns the devices of these people that a push can reach, inside the caller's transaction. */
export const reachableDevices = listReachable

/** Service of browsers with push notifications. */
export const createPushDevices = (
  { database, jobs }: Pick<Foundation, 'database' | 'jobs'>,
  push: PushService,
) => {
  /** Sends unless the session has ended or the user is deactivated; throws retryable errors. */
  const send = async (
    key: DeviceKey,
    {
      messageFor,
      ...about
    }: { messageFor: (language: 'ar' | 'en') => PushMessage; ttlSeconds: number; topic?: string },
  ): Promise<void> => {
    const device = await database.run(tenant(key.accountId), db => findReachable(db, key))
    if (!device) return
    const payload = JSON.stringify(messageFor(device.language))
    if ((await push.send(device, { ...about, payload })) === 'gone')
      await database.run(tenant(key.accountId), db => deleteDevice(db, key))
  }

  jobs.handle(TEST_PUSH, key => send(key, { messageFor: testMessage, ttlSeconds: TEST_TTL_SECONDS }))
  jobs.cron('delete-push-devices', '23 2 * * *', () => database.run(ALL_MERCHANTS, deleteUnreachable))

  const findOwn = async (db: Db, { accountId, userId }: MerchantSession, id: number) => {
    const found = (await listOwnDevices(db, { accountId, userId })).find(device => device.id === id)
    if (!found) throw notFound()
    return found
  }

  return {
    send,
    publicKey: push.publicKey,

    list: async ({ accountId, userId, sid }: MerchantSession): Promise<PushDevice[]> =>
      (await database.run(tenant(accountId), db => listOwnDevices(db, { accountId, userId }))).map(
        presentFor(sid),
      ),

    /** `validation_failed` for an endpoint of an unknown push service and for an invalid key. */
    add: async (
      { accountId, userId, sid }: MerchantSession,
      { endpoint, keys, lang }: PushDeviceRequest,
      userAgent: string,
    ): Promise<PushDevice> => {
      if (!push.isTaken(endpoint)) throw validation({ endpoint: ['unknown_push_service'] })
      if (!isPointOfCurve(keys.p256dh)) throw validation({ 'keys.p256dh': ['invalid_format'] })
      const values = { accountId, userId, sessionId: sid, endpoint, ...keys, language: lang }
      const row = await database.run(ALL_MERCHANTS, db =>
        replaceDevice(db, { ...values, userAgent: userAgent.slice(0, LONGEST_USER_AGENT) }),
      )
      if (!row) throw notFound()
      return presentFor(sid)(row)
    },

    remove: async ({ accountId, userId }: MerchantSession, id: number): Promise<void> => {
      const isRemoved = await database.run(tenant(accountId), db =>
        deleteOwnDevice(db, { accountId, userId, id }),
      )
      if (!isRemoved) throw notFound()
    },

    test: async (session: MerchantSession, id: number): Promise<void> =>
      database.run(tenant(session.accountId), async db => {
        await findOwn(db, session, id)
        await enqueue(db, TEST_PUSH, { payload: { accountId: session.accountId, id } })
      }),
  }
}
export type PushDevices = ReturnType<typeof createPushDevices>
