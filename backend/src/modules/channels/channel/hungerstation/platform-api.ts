import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { ReasonCode } from '@sufra/shared/contracts/order'
import {
  Complaints,
  ShownItems,
  UnknownIdsAnswer,
  readAnswer,
} from '#src/modules/channels/channel/call/answers.ts'
import { Instant } from '@sufra/shared/contracts/wire'
import type {
  OrderCall,
  PlatformApi,
  PlatformStore,
  StoreStatus,
  ReportOrderAction,
} from '#src/modules/channels/channel/call/platform-api.ts'
import { readable } from '#src/modules/channels/channel/lenient-schema.ts'
import { callHungerstation } from './call.ts'

const REASONS = {
  ItemUnavailable: 'ITEM_UNAVAILABLE',
  TooBusy: 'TOO_BUSY',
  BranchClosed: 'CLOSED',
  InvalidAddress: 'BAD_ADDRESS',
  PriceMismatch: 'PRICE_MISMATCH',
  CustomerRequest: 'CUSTOMER_REQUEST',
  Other: 'OTHER',
} as const satisfies Record<ReasonCode, string>

const CallResult = z.object({ state: readable(z.string().max(40)) }).catch({ state: null })
const Status = z.object({ state: z.enum(['OPEN', 'BUSY', 'CLOSED']), until: readable(Instant) })
const SHOWN = { OPEN: 'open', BUSY: 'busy', CLOSED: 'closed' } as const

const shopOf = ({ storeId }: PlatformStore): string => `/v1/stores/${encodeURIComponent(storeId)}`

const tell =
  <Action extends OrderCall['action']>(
    verb: string,
    bodyOf: (call: Extract<OrderCall, { action: Action }>) => object,
  ): ReportOrderAction<Action> =>
  async (call, { orderId, key }, store) => {
    const path = `${shopOf(store)}/orders/${encodeURIComponent(orderId)}/${verb}`
    return CallResult.parse(await callHungerstation(store, { method: 'POST', path, body: bodyOf(call), key }))
      .state
  }

const whyOf = ({ reason, text }: { reason: ReasonCode; text: string | null }) => ({
  reason: REASONS[reason],
  message: text ?? '',
})

const iso = (instant: Date | null): string | null => instant?.toISOString() ?? null

const statusOf = (status: StoreStatus) => {
  if (status.state === 'open') return { state: 'OPEN', extra_minutes: 0, until: null }
  if (status.state === 'closed') return { state: 'CLOSED', extra_minutes: 0, until: iso(status.until) }
  return { state: 'BUSY', extra_minutes: status.extraMinutes, until: iso(status.until) }
}

interface Change {
  body: object
  patienceMs?: number
}

const put = (store: PlatformStore, what: string, { body, patienceMs }: Change) =>
  callHungerstation(store, {
    method: 'PUT',
    path: `${shopOf(store)}/${what}`,
    body,
    key: randomUUID(),
    patienceMs,
  })
const get = (store: PlatformStore, what: string) =>
  callHungerstation(store, { method: 'GET', path: `${shopOf(store)}${what}`, key: randomUUID() })

// Timeout for a whole menu, which can be several megabytes.
const MENU_PATIENCE_MS = 60_000

export const platformApi: PlatformApi = {
  checkCredential: async store => void (await get(store, '')),
  orders: {
    acknowledge: tell('acknowledge', ({ receivedAt }) => ({ received_at: receivedAt })),
    accept: tell('accept', ({ minutes }) => ({ preparation_minutes: minutes })),
    reject: tell('reject', whyOf),
    delay: tell('delay', ({ minutes }) => ({ minutes })),
    ready: tell('ready', () => ({})),
    handedOver: tell('handed-over', () => ({})),
    cancel: tell('cancel', whyOf),
  },
  putMenu: async (menu, store) =>
    readAnswer(Complaints, await put(store, 'menu', { body: menu, patienceMs: MENU_PATIENCE_MS })).complaints,
  readMenu: async store => readAnswer(ShownItems, await get(store, '/menu')).items,
  putAvailability: async ({ products, options }, store) => {
    const onSale = ({ isAvailable, until }: { isAvailable: boolean; until: Date | null }) => ({
      available: isAvailable,
      until: iso(until),
    })
    const answer = await put(store, 'availability', {
      body: {
        items: products.map(one => ({ product_id: one.productId, ...onSale(one) })),
        options: options.map(one => ({ product_id: one.productId, option_id: one.optionId, ...onSale(one) })),
      },
    })
    return readAnswer(UnknownIdsAnswer, answer).unknown
  },
  putStatus: async (status, store) => void (await put(store, 'status', { body: statusOf(status) })),
  readStatus: async store => {
    const { state, until } = readAnswer(Status, await get(store, '/status'))
    return { state: SHOWN[state], until }
  },
  putHours: async ({ hours, days }, store) => {
    const week = hours.map(({ dayOfWeek, from, to }) => ({ day: dayOfWeek, from, to }))
    await put(store, 'hours', { body: { week, dates: days } })
  },
}
