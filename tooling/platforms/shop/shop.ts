import type { Name } from '../../simulate/menu.ts'
import { idOf, optionsOf } from './shown-menu.ts'
import type { ShownMenu } from './shown-menu.ts'

export interface ShopStatus {
  state: 'open' | 'busy' | 'closed'
  extraMinutes: number | null
  until: number | null
}

export interface SaleTime {
  /** 0 is Sunday */
  day: number
  from: string
  to: string
}

/** One date that may differ from its weekday; without periods the shop is closed. */
export interface DatedHours {
  date: string
  periods: Omit<SaleTime, 'day'>[]
}

/** A product or option that is off until a time. */
export interface Pause {
  productId: number
  /** null: the whole product */
  optionId: number | null
  until: number
}

/** One shop in a platform's state. */
export interface Shop {
  storeId: string
  name: Name
  secret: string
  /** null: no menu yet */
  menu: ShownMenu | null
  status: ShopStatus
  week: SaleTime[] | null
  /** exceptions by date; null: the platform supports weeks only */
  dates: DatedHours[] | null
  pauses: Pause[]
  /** whether it gets automatic orders */
  hasCustomers: boolean
}

export const newShop = (shop: Pick<Shop, 'storeId' | 'name' | 'secret'>): Shop => ({
  ...shop,
  menu: null,
  status: { state: 'open', extraMinutes: null, until: null },
  week: null,
  dates: null,
  pauses: [],
  hasCustomers: false,
})

/** Ends pauses of shops, products and options that are over. Returns whether anything changed. */
export const endPauses = (shop: Shop, now: number): boolean => {
  const isOver = ({ until }: { until: number | null }) => until !== null && until <= now
  const ended = shop.pauses.filter(isOver)
  shop.pauses = shop.pauses.filter(pause => !isOver(pause))
  for (const { productId, optionId } of ended) setAvailable(shop, { productId, optionId, isAvailable: true })
  if (!isOver(shop.status)) return ended.length > 0
  shop.status = { state: 'open', extraMinutes: null, until: null }
  return true
}

interface Switch {
  productId: number
  optionId: number | null
  isAvailable: boolean
  until?: number | null
}

/** Switches a product, or one option of it; returns false if this shop does not show it. */
export const setAvailable = (shop: Shop, { productId, optionId, isAvailable, until }: Switch): boolean => {
  const item = shop.menu?.items.find(shown => shown.productId === productId)
  const place = optionId === null ? item : item && optionsOf(item).find(option => idOf(option) === optionId)
  if (!place) return false
  place.isAvailable = isAvailable
  shop.pauses = shop.pauses.filter(pause => pause.productId !== productId || pause.optionId !== optionId)
  if (!isAvailable && typeof until === 'number') shop.pauses.push({ productId, optionId, until })
  return true
}
