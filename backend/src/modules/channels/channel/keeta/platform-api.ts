import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { ReasonCode } from '@sufra/shared/contracts/order'
import {
  Complaints,
  ShownItems,
  UnknownIdsAnswer,
  readAnswer,
} from '#src/modules/channels/channel/call/answers.ts'
import type {
  OrderCall,
  PlatformApi,
  PlatformStore,
  StoreStatus,
  ReportOrderAction,
} from '#src/modules/channels/channel/call/platform-api.ts'
import { readable } from '#src/modules/channels/channel/lenient-schema.ts'
import { callKeeta } from './call.ts'

const REASONS = {
  ItemUnavailable: 1,
  TooBusy: 2,
  BranchClosed: 3,
  CustomerRequest: 4,
  InvalidAddress: 5,
  PriceMismatch: 6,
  Other: 9,
} as const satisfies Record<ReasonCode, number>

const OPEN = 1
const RESTING = 2
// Timeout for a whole menu, which can be several megabytes.
const MENU_PATIENCE_MS = 60_000
/** The latest instant that a `Date` can represent. */
const LATEST_SECONDS = 8_640_000_000_000

const CallResult = z.object({ status: readable(z.int()) }).catch({ status: null })
const Seconds = z
  .int()
  .min(0)
  .max(LATEST_SECONDS)
  .transform(seconds => new Date(seconds * 1000).toISOString())
const Status = z.object({ status: z.literal([OPEN, RESTING]), restUntil: Seconds.nullable().catch(null) })

const tell =
  <Action extends OrderCall['action']>(
    method: string,
    bodyOf: (call: Extract<OrderCall, { action: Action }>) => object,
  ): ReportOrderAction<Action> =>
  async (call, { orderId, key }, store) => {
    const body = { orderViewId: orderId, ...bodyOf(call) }
    const { status } = CallResult.parse(
      await callKeeta(store, { method: `order/${method}`, body, requestId: key }),
    )
    return status === null ? null : String(status)
  }

interface Asked {
  body?: object
  patienceMs?: number
}

const ask = (store: PlatformStore, method: string, asked: Asked = {}) =>
  callKeeta(store, { method, ...asked, requestId: randomUUID() })

const statusOf = (wanted: StoreStatus) =>
  wanted.state === 'closed'
    ? { status: RESTING, restMinutes: wanted.minutes }
    : { status: OPEN, restMinutes: null }

/** Keeta cannot reject or delay orders; the courier confirms the handover; a shop is open or resting. */
export const platformApi: PlatformApi = {
  checkCredential: async store => void (await ask(store, 'shop/query')),
  orders: {
    acknowledge: tell('receive', () => ({})),
    accept: tell('confirm', ({ minutes }) => ({ cookMinutes: minutes })),
    reject: null,
    delay: null,
    ready: tell('prepared', () => ({})),
    handedOver: null,
    cancel: tell('cancel', ({ reason, text }) => ({ reasonCode: REASONS[reason], reason: text ?? '' })),
  },
  putMenu: async (menu, store) =>
    readAnswer(Complaints, await ask(store, 'menu/sync', { body: { menu }, patienceMs: MENU_PATIENCE_MS }))
      .complaints,
  readMenu: async store => readAnswer(ShownItems, await ask(store, 'menu/query')).items,
  putAvailability: async ({ products, options }, store) => {
    const answer = await ask(store, 'sku/status', {
      body: {
        skus: products.map(({ productId, isAvailable }) => ({ productId, onShelf: isAvailable })),
        options: options.map(({ productId, optionId, isAvailable }) => ({
          productId,
          optionId,
          onShelf: isAvailable,
        })),
      },
    })
    return readAnswer(UnknownIdsAnswer, answer).unknown
  },
  putStatus: async (wanted, store) => void (await ask(store, 'shop/status', { body: statusOf(wanted) })),
  readStatus: async store => {
    const { status, restUntil } = readAnswer(Status, await ask(store, 'shop/query'))
    return { state: status === OPEN ? 'open' : 'closed', until: restUntil }
  },
  putHours: null,
}
