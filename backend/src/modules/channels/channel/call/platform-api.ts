import { z } from 'zod'
import { ReasonCode } from '@sufra/shared/contracts/order'
import type { PublicationComplaint } from '@sufra/shared/contracts/publication'
import type { Clocks, HoursPeriod } from '@sufra/shared/contracts/hours'
import { Instant } from '@sufra/shared/contracts/wire'
import type { StoreMenu } from '#src/modules/channels/channel/store-menu.ts'

const Minutes = z.int().min(1)
const why = { reason: ReasonCode, text: z.string().nullable() }

/** Messages to a platform about an order. */
export const OrderCall = z.discriminatedUnion('action', [
  z.object({ action: z.literal('acknowledge'), receivedAt: Instant }),
  z.object({ action: z.literal('accept'), minutes: Minutes }),
  z.object({ action: z.literal('reject'), ...why }),
  z.object({ action: z.literal('delay'), minutes: Minutes.describe('more than before') }),
  z.object({ action: z.literal('ready') }),
  z.object({ action: z.literal('handedOver') }),
  z.object({ action: z.literal('cancel'), ...why }),
])
export type OrderCall = z.infer<typeof OrderCall>

/** A platform's store with its credential and the platform's address. */
export interface PlatformStore {
  storeId: string
  secret: string
  /** base address of the platform */
  address: string
  signal: AbortSignal
}

export interface CalledOrder {
  /** the platform's order id */
  orderId: string
  /** the same for each retry of a call, so that the platform does it once */
  key: string
}

/** Returns the order's state in the platform's own words. Throws `PlatformFailure`. */
export type ReportOrderAction<Action extends OrderCall['action']> = (
  call: Extract<OrderCall, { action: Action }>,
  order: CalledOrder,
  store: PlatformStore,
) => Promise<string | null>

/** null: the platform has no such call. */
export interface OrderCalls {
  acknowledge: ReportOrderAction<'acknowledge'>
  accept: ReportOrderAction<'accept'>
  reject: ReportOrderAction<'reject'> | null
  delay: ReportOrderAction<'delay'> | null
  ready: ReportOrderAction<'ready'>
  handedOver: ReportOrderAction<'handedOver'> | null
  cancel: ReportOrderAction<'cancel'> | null
}

interface OnSale {
  productId: number
  isAvailable: boolean
  /** null: until the next change; always null for platforms without an end time */
  until: Date | null
}

export interface AvailabilityChange {
  products: OnSale[]
  options: (OnSale & { optionId: number })[]
}

/** `minutes` of a closed shop are one of the durations that the platform offers; null when none fits. */
export type StoreStatus =
  | { state: 'open' }
  | { state: 'busy'; extraMinutes: number; until: Date | null }
  | { state: 'closed'; minutes: number | null; until: Date | null }

export interface ShownStatus {
  state: StoreStatus['state']
  until: string | null
}

/** A dish as the platform shows it; null for values that the platform does not return. */
export interface ShownItem {
  productId: number
  price: number | null
  isAvailable: boolean | null
  /** empty for a dish without sizes, and where the platform does not return them */
  sizes: { sizeId: number; price: number | null }[]
  /** of all option groups */
  options: ShownOption[]
}

export interface ShownOption {
  optionId: number
  price: number | null
  isAvailable: boolean | null
}

interface StoreHours {
  /** the usual week */
  hours: HoursPeriod[]
  /** effective hours by date from today on, with special days and Ramadan; no periods: closed */
  days: { date: string; periods: Clocks[] }[]
}

/** Calls to a platform. All throw `PlatformFailure` on failure. */
export interface PlatformApi {
  /** Checks that the store exists and that its secret is right. */
  checkCredential(store: PlatformStore): Promise<void>
  orders: OrderCalls
  /** Returns the platform's complaints; empty when it shows the whole menu. */
  putMenu(menu: StoreMenu, store: PlatformStore): Promise<PublicationComplaint[]>
  readMenu(store: PlatformStore): Promise<ShownItem[]>
  /** Returns the products that the platform does not show. */
  putAvailability(change: AvailabilityChange, store: PlatformStore): Promise<number[]>
  putStatus(status: StoreStatus, store: PlatformStore): Promise<void>
  readStatus(store: PlatformStore): Promise<ShownStatus>
  /** null: the platform takes no hours and follows the state only */
  putHours: ((hours: StoreHours, store: PlatformStore) => Promise<void>) | null
}

/** Returns whether the platform has this call. */
export const hasCall = ({ orders }: PlatformApi, action: OrderCall['action']): boolean =>
  orders[action] !== null

/** Sends a platform a message about an order. Returns null also when the platform has no such call. */
export const sendOrderCall = async (
  { orders }: PlatformApi,
  call: OrderCall,
  { order, store }: { order: CalledOrder; store: PlatformStore },
): Promise<string | null> => {
  switch (call.action) {
    case 'acknowledge':
      return orders.acknowledge(call, order, store)
    case 'accept':
      return orders.accept(call, order, store)
    case 'reject':
      return orders.reject?.(call, order, store) ?? null
    case 'delay':
      return orders.delay?.(call, order, store) ?? null
    case 'ready':
      return orders.ready(call, order, store)
    case 'handedOver':
      return orders.handedOver?.(call, order, store) ?? null
    case 'cancel':
      return orders.cancel?.(call, order, store) ?? null
  }
}
