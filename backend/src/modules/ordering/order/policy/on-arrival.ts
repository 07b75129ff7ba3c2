import { ORDER_ACTION } from '@sufra/shared/contracts/order'
import { tenant } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import type { Arrival, ChannelCalls, Shop } from '#src/modules/channels/channels.ts'
import type { BranchStates } from '#src/modules/merchants/merchants.ts'
import type { OrderEntry } from '../order.repository.ts'
import { queuePlatformCall } from '../platform/order-call.ts'
import { nextStatus } from '../state/transitions.ts'
import { queueOnAccept } from '#src/modules/ordering/print-queue/print-queue.service.ts'
import { takeStep } from '../write/write-order.ts'
import { countRealOpenOf } from './policy.repository.ts'

const BUSY_MS = 30 * 60_000
const MINUTE = 60_000

/** Accepts an arrived order automatically. Returns undefined when there is nothing to accept. */
export const acceptAtOnce = async (
  { db, calls }: { db: Db; calls: ChannelCalls },
  entry: OrderEntry,
  { shop, now }: { shop: Shop; now: Date },
): Promise<OrderEntry | undefined> => {
  const { status, type, prepMinutes, promisedAt, failureReason } = entry.order
  // A person has to compare it with the platform's device.
  if (failureReason !== null) return undefined
  const to = nextStatus('Accept', { status, type, autoStartPreparing: entry.autoStartPreparing })
  if (!shop.acceptance.isAutomatic || !to) return undefined
  const ready = status === 'Scheduled' ? promisedAt : new Date(now.getTime() + prepMinutes * MINUTE)
  const request = { orderId: entry.order.id, action: ORDER_ACTION.Accept, prepMinutes }
  const step = { entry, action: 'Accept', request, now, undoUntil: null } as const
  const changes = {
    acceptedAt: now,
    promisedAt: ready,
    undeliveredCall: await queuePlatformCall({ db, calls }, step),
  }
  const change = { source: 'system', action: 'Accept', to, changes, note: String(prepMinutes) } as const
  const accepted = await takeStep(db, { entry, change, now })
  if (accepted) await queueOnAccept(db, accepted.order)
  return accepted
}

/** Makes branches busy that reach their limit of open orders. Branches without a limit cost no query. */
export const busyWhenMany = async (
  db: Db,
  { accountId, arrivals, now }: { accountId: number; arrivals: Arrival[]; now: Date },
  branchStates: BranchStates,
): Promise<void> => {
  const shops = new Map(arrivals.map(({ shop }) => [shop.branchId, shop]))
  for (const { branchId, acceptance, busyMinutes } of shops.values()) {
    const { busyAfter } = acceptance
    if (!busyAfter || busyMinutes > 0) continue
    if ((await countRealOpenOf(db, { accountId, branchId })) < busyAfter.orders) continue
    // A pause, or a longer busy time, that was set meanwhile stays.
    if ((await branchStates.policyOf(db, { accountId, branchId }))?.isChanged !== false) continue
    const until = new Date(now.getTime() + BUSY_MS).toISOString()
    await branchStates.change(db, {
      actor: { scope: tenant(accountId), branchIds: [], userId: null, now },
      change: {
        branchIds: [branchId],
        state: 'Busy',
        minutes: busyAfter.minutes,
        end: { until },
        reason: 'ManyOrders',
      },
    })
  }
}
