import { isOnSaleAt } from '@sufra/shared/contracts/on-sale'
import type { OrderedProduct } from '#src/modules/catalogue/catalogue.ts'
import type { OrderEntry } from './order.repository.ts'

/**
 * Whether a platform sold a product outside its hours of sale: when the customer wants it, or else when they ordered it. What
 * nobody knows yet has none.
 */
export const isSoldOutsideHours = (
  product: OrderedProduct | undefined,
  { order, timeZone }: Pick<OrderEntry, 'order' | 'timeZone'>,
): boolean =>
  product !== undefined &&
  !isOnSaleAt({ schedules: product.schedules, at: order.promisedAt ?? order.placedAt, timeZone })
