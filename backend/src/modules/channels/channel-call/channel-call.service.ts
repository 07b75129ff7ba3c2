import type { ChannelAction, ChannelCall } from '@sufra/shared/contracts/channel-call'
import { ALL_MERCHANTS, tenant } from '#src/database/database.ts'
import type { Db, Scope } from '#src/database/database.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { enqueue, enqueueWrite } from '#src/jobs/job-kind.ts'
import { connectorOf, hasCall, isOwnTestOrder } from '#src/modules/channels/channel/channel.service.ts'
import type { OrderCall } from '#src/modules/channels/channel/channel.service.ts'
import { storeOfBranch, storeById } from '#src/modules/channels/integration/integration.service.ts'
import type { PlatformCalls } from '#src/modules/channels/platform-call/platform-call.service.ts'
import {
  callsOf,
  changeCall,
  deleteCallsBefore,
  insertCalls,
  lockFirstWaiting,
  lockNewest,
  overtakeCalls,
  reviveAcknowledgement,
} from './channel-call.repository.ts'
import type { ChannelCallRow, OrderKey } from './channel-call.repository.ts'
import type { OnCallResult } from './call-result.ts'
import { readSoonAfterOrders } from '#src/modules/channels/reading-schedule/reading-schedule.service.ts'
import { makeCall } from './send-call.ts'
import type { AttemptResult } from './send-call.ts'
import { SEND_ORDER_CALLS } from './send-order-calls.ts'

export const FORGET_CALLS = 'forget-old-channel-calls'
/** Time limit for acknowledgements; later ones are useless. */
const ACKNOWLEDGED_WITHIN_MS = 5 * 60_000
const DAY_MS = 86_400_000
/** Days of retention. Calls about orders stay as long as their orders; calls about shops stay a month. */
const KEPT_DAYS = { ofOrders: 90, ofShops: 30 }
/** A call with its token takes 40 s at most. A call without a result by then belongs to a dead process. */
const LOST_AFTER_MS = 60_000

/** An order at a platform. */
export interface CalledOrder extends OrderKey {
  branchId: number
  channelId: number
  channelOrderId: string
}

export interface ArrivedOrders {
  accountId: number
  orders: (Pick<CalledOrder, 'orderId' | 'channelOrderId' | 'channelId'> & { integrationId: number })[]
  now: Date
}

export interface OrderCallRequest {
  call: OrderCall
  now: Date
  /** delay of the call, in case the step is taken back */
  notBefore?: Date
  giveUpAt: Date
}

/** Calls to platforms about orders: stored with the step that causes them, sent by a job, updated with the answer. */
export const createChannelCalls = (
  { database, jobs }: Pick<Foundation, 'database' | 'jobs'>,
  { calls, hear }: { calls: PlatformCalls; hear: OnCallResult },
) => {
  // Every waiting call has a job for its time.
  const takeFirst = async (db: Db, order: OrderKey): Promise<ChannelCallRow | undefined> => {
    const row = await lockFirstWaiting(db, order)
    if (!row) return undefined
    const now = new Date()
    if (row.nextAt > now) {
      await enqueue(db, SEND_ORDER_CALLS, { payload: { ...order, turn: 'later' }, runAt: row.nextAt })
      return undefined
    }
    const taken = { attempts: row.attempts + 1, nextAt: new Date(now.getTime() + LOST_AFTER_MS) }
    await changeCall(db, row, taken)
    return { ...row, ...taken }
  }

  const settle = async (db: Db, row: ChannelCallRow, { changes, heard }: AttemptResult): Promise<void> => {
    const { accountId, orderId, action, since, attempts } = row
    if (!(await changeCall(db, row, changes))) return
    if (!changes.state && changes.nextAt)
      await enqueue(db, SEND_ORDER_CALLS, {
        payload: { accountId, orderId, turn: 'later' },
        runAt: changes.nextAt,
      })
    if (heard && action !== 'acknowledge')
      await hear(db, { accountId, orderId, action, since, isLate: attempts > 1, ...heard }, new Date())
  }

  const sendFirst = async (order: OrderKey, signal: AbortSignal): Promise<boolean> => {
    const scope = tenant(order.accountId)
    const row = await database.run(scope, db => takeFirst(db, order))
    if (!row) return false
    const shop = await database.run(scope, db =>
      storeById(db, { accountId: row.accountId, id: row.integrationId }),
    )
    if (!shop) return false
    const tried = await makeCall({ calls, signal }, row, shop)
    await database.run(scope, db => settle(db, row, tried))
    return tried.changes.state !== undefined
  }

  jobs.handle(SEND_ORDER_CALLS, async ({ accountId, orderId }, { signal }) => {
    while (!signal.aborted && (await sendFirst({ accountId, orderId }, signal)));
  })
  const ago = (days: number): Date => new Date(Date.now() - days * DAY_MS)
  jobs.cron(FORGET_CALLS, '41 2 * * *', () =>
    database.run(ALL_MERCHANTS, db =>
      deleteCallsBefore(db, { ofOrders: ago(KEPT_DAYS.ofOrders), ofShops: ago(KEPT_DAYS.ofShops) }),
    ),
  )

  return {
    /** Queues a call in the caller's transaction. Returns whether the platform is set up. */
    tell: async (
      db: Db,
      order: CalledOrder,
      { call, now, notBefore, giveUpAt }: OrderCallRequest,
    ): Promise<boolean> => {
      const { accountId, orderId, branchId, channelId, channelOrderId } = order
      if (!calls.isReached(channelId) || isOwnTestOrder(channelOrderId)) return false
      await overtakeCalls(db, { accountId, orderId }, now)
      const shop = hasCall(connectorOf(channelId).platformApi, call.action)
        ? await storeOfBranch(db, { accountId, branchId, channelId })
        : undefined
      if (shop)
        await insertCalls(db, [
          {
            accountId,
            orderId,
            channelOrderId,
            integrationId: shop.id,
            call,
            action: call.action,
            since: notBefore ?? now,
            nextAt: notBefore ?? now,
            giveUpAt,
          },
        ])
      await enqueue(db, SEND_ORDER_CALLS, { payload: { accountId, orderId, turn: 'now' } })
      return shop !== undefined
    },

    /** Returns the writes for `atEnd` that acknowledge arrived orders. */
    acknowledgements: (db: Db, { accountId, orders, now }: ArrivedOrders) => {
      const told = orders.filter(
        ({ channelId, channelOrderId }) => calls.isReached(channelId) && !isOwnTestOrder(channelOrderId),
      )
      if (told.length === 0) return []
      const call = { action: 'acknowledge', receivedAt: now.toISOString() } as const
      const times = { since: now, nextAt: now, giveUpAt: new Date(now.getTime() + ACKNOWLEDGED_WITHIN_MS) }
      return [
        insertCalls(
          db,
          told.map(({ orderId, channelOrderId, integrationId }) => ({
            accountId,
            orderId,
            channelOrderId,
            integrationId,
            call,
            action: call.action,
            ...times,
          })),
        ),
        enqueueWrite(
          db,
          SEND_ORDER_CALLS,
          told.map(({ orderId }) => ({ payload: { accountId, orderId, turn: 'now' } })),
        ),
        readSoonAfterOrders(db, {
          accountId,
          integrationIds: told.map(({ integrationId }) => integrationId),
        }),
      ]
    },

    /**
     * Withdraws a call that has not been sent, with the step that caused it. Returns false when it was sent.
     * Queues a pending acknowledgement again when an order is not rejected after all.
     */
    withdraw: async (db: Db, order: OrderKey, action: ChannelAction): Promise<boolean> => {
      const row = await lockNewest(db, order, action)
      if (!row || row.state === 'withdrawn') return true
      if (row.state !== 'waiting' || row.attempts > 0) return false
      if (!(await changeCall(db, row, { state: 'withdrawn' }))) return false
      if (action !== 'reject') return true
      await reviveAcknowledgement(db, order, new Date())
      await enqueue(db, SEND_ORDER_CALLS, { payload: { ...order, turn: 'now' } })
      return true
    },

    /** Calls about one order, latest first. */
    of: (db: Db, order: { scope: Scope; orderId: number }): Promise<ChannelCall[]> => callsOf(db, order),
  }
}
export type ChannelCalls = ReturnType<typeof createChannelCalls>
