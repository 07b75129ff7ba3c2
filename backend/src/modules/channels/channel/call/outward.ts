import { z } from 'zod'
import { ReasonCode } from '@sufra/shared/contracts/order'
import type { PublicationComplaint } from '@sufra/shared/contracts/publication'
import type { Clocks, HoursPeriod } from '@sufra/shared/contracts/hours'
import { Instant } from '@sufra/shared/contracts/wire'
import type { StoreMenu } from '#src/modules/channels/channel/push/store-menu.ts'

const Minutes = z.int().min(1)
const why = { reason: ReasonCode, text: z.string().nullable() }

/** What Sufra tells a platform of an order. */
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

/** A shop as one platform knows it, and where that platform is. */
export interface PlatformStore {
  storeId: string
  secret: string
  /** base address of the platform */
  address: string
  signal: AbortSignal
}

export interface CalledOrder {
  /** the platform's own number of it */
  orderId: string
  /** the same for each try of one call: the platform does it once */
  key: string
}

/** Answers the state that the platform then names, in its own words. Throws `PlatformFailure`. */
export type Tell<Action extends OrderCall['action']> = (
  call: Extract<OrderCall, { action: Action }>,
  order: CalledOrder,
  store: PlatformStore,
) => Promise<string | null>

/** null: the platform has no such call. */
export interface OrderCalls {
  acknowledge: Tell<'acknowledge'>
  accept: Tell<'accept'>
  reject: Tell<'reject'> | null
  delay: Tell<'delay'> | null
  ready: Tell<'ready'>
  handedOver: Tell<'handedOver'> | null
  cancel: Tell<'cancel'> | null
}

interface OnSale {
  productId: number
  isAvailable: boolean
  /** null: until we say, and always for platforms that know no end */
  until: Date | null
}

export interface AvailabilityChange {
  products: OnSale[]
  options: (OnSale & { optionId: number })[]
}

/** `minutes` of a closed shop are one of the lengths that the platform offers; null when none fits. */
export type StoreStatus =
  | { state: 'open' }
  | { state: 'busy'; extraMinutes: number; until: Date | null }
  | { state: 'closed'; minutes: number | null; until: Date | null }

export interface ShownStatus {
  state: StoreStatus['state']
  until: string | null
}

/** A dish as a platform says that it shows it; null for what it does not say. */
export interface ShownItem {
  productId: number
  price: number | null
  isAvailable: boolean | null
  /** empty for a dish that is not sold in sizes, and where a platform does not say */
  sizes: { sizeId: number; price: number | null }[]
  /** of all its groups */
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
  /** the effective hours by date, from today on: special days and Ramadan included; no periods: closed */
  days: { date: string; periods: Clocks[] }[]
}

/** What Sufra says to a platform. All of it throws `PlatformFailure` when it was not done. */
export interface Outward {
  /** That the shop exists there and that its secret is right. */
  checkCredential(store: PlatformStore): Promise<void>
  orders: OrderCalls
  /** What the platform says against the menu, empty when all of it stands there. */
  putMenu(menu: StoreMenu, store: PlatformStore): Promise<PublicationComplaint[]>
  readMenu(store: PlatformStore): Promise<ShownItem[]>
  /** Answers the products that the platform does not show. */
  putAvailability(change: AvailabilityChange, store: PlatformStore): Promise<number[]>
  putStatus(status: StoreStatus, store: PlatformStore): Promise<void>
  readStatus(store: PlatformStore): Promise<ShownStatus>
  /** null: the platform takes no hours, and is opened and closed by its state */
  putHours: ((hours: StoreHours, store: PlatformStore) => Promise<void>) | null
}

/** Whether the platform has this call at all. */
export const hasCall = ({ orders }: Outward, action: OrderCall['action']): boolean => orders[action] !== null

/** Tells a platform of an order; null as well when it has no such call. */
export const tellOrder = async (
  { orders }: Outward,
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
