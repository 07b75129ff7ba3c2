import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { ReasonCode } from '@sufra/shared/contracts/order'
import { Instant } from '@sufra/shared/contracts/wire'
import { weekdayOf } from '@sufra/shared/contracts/zoned-time'
import { readAnswer } from '#src/modules/channels/channel/call/answers.ts'
import type {
  OrderCall,
  PlatformApi,
  PlatformStore,
  StoreStatus,
  ReportOrderAction,
} from '#src/modules/channels/channel/call/platform-api.ts'
import { PlatformFailure } from '#src/modules/channels/channel/call/platform-failure.ts'
import { readable } from '#src/modules/channels/channel/lenient-schema.ts'
import { callJahez } from './call.ts'
import { itemOf, putMenu, readMenu, shopOf } from './menu.ts'

const REASONS = {
  ItemUnavailable: 1,
  TooBusy: 2,
  BranchClosed: 3,
  InvalidAddress: 4,
  PriceMismatch: 5,
  CustomerRequest: 9,
  Other: 9,
} as const satisfies Record<ReasonCode, number>

const WEEK_DAYS = 7

const CallResult = z.object({ status: readable(z.string().max(40)) }).catch({ status: null })
const Status = z.object({
  open: z.boolean(),
  level: z.enum(['normal', 'busy']),
  reopensAt: readable(Instant),
})

const status =
  <Action extends OrderCall['action']>(
    bodyOf: (call: Extract<OrderCall, { action: Action }>) => { status: string },
  ): ReportOrderAction<Action> =>
  async (call, { orderId, key }, store) => {
    const path = `/api/orders/${encodeURIComponent(orderId)}/status`
    return CallResult.parse(await callJahez(store, { method: 'POST', path, body: bodyOf(call), key })).status
  }

const delay: ReportOrderAction<'delay'> = async ({ minutes }, { orderId, key }, store) => {
  const path = `/api/orders/${encodeURIComponent(orderId)}/eta`
  await callJahez(store, { method: 'POST', path, body: { addMinutes: minutes }, key })
  return null
}

const statusOf = (wanted: StoreStatus) => ({
  open: wanted.state !== 'closed',
  level: wanted.state === 'busy' ? 'busy' : 'normal',
  minutes: wanted.state === 'closed' ? wanted.minutes : null,
})

const put = (store: PlatformStore, what: string, body: object) =>
  callJahez(store, { method: 'PUT', path: `${shopOf(store)}/${what}`, body, key: randomUUID() })
const get = (store: PlatformStore, what: string) =>
  callJahez(store, { method: 'GET', path: `${shopOf(store)}${what}`, key: randomUUID() })

const setVisible = async (
  store: PlatformStore,
  { productId, isAvailable }: { productId: number; isAvailable: boolean },
): Promise<number[]> => {
  const path = itemOf(store, productId)
  try {
    await callJahez(store, { method: 'PATCH', path, body: { visible: isAvailable }, key: randomUUID() })
    return []
  } catch (error) {
    if (error instanceof PlatformFailure && error.code === 'item_not_found') return [productId]
    throw error
  }
}

/** Jahez has no end times, and an accepted order cannot be cancelled. */
export const platformApi: PlatformApi = {
  checkCredential: async store => void (await get(store, '')),
  orders: {
    acknowledge: status(() => ({ status: 'seen' })),
    accept: status(({ minutes }) => ({ status: 'accepted', minutes })),
    reject: status(({ reason }) => ({ status: 'rejected', reason: REASONS[reason] })),
    delay,
    ready: status(() => ({ status: 'ready' })),
    handedOver: status(() => ({ status: 'out' })),
    cancel: null,
  },
  putMenu,
  readMenu,
  putAvailability: async ({ products }, store) => {
    const unknown: number[] = []
    for (const product of products) unknown.push(...(await setVisible(store, product)))
    return unknown
  },
  putStatus: async (wanted, store) => void (await put(store, 'availability', statusOf(wanted))),
  readStatus: async store => {
    const { open, level, reopensAt } = readAnswer(Status, await get(store, '/availability'))
    return { state: !open ? 'closed' : level === 'busy' ? 'busy' : 'open', until: reopensAt }
  },
  // Jahez takes one week without dates: each weekday gets the hours of its next date.
  putHours: async ({ days }, store) => {
    const week = days
      .slice(0, WEEK_DAYS)
      .flatMap(({ date, periods }) => periods.map(({ from, to }) => ({ day: weekdayOf(date), from, to })))
    await put(store, 'hours', { week })
  },
}
