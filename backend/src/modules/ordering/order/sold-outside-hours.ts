import { isOnSaleAt } from '@sufra/shared/contracts/on-sale'
import type { OrderedProduct } from '#src/modules/catalogue/catalogue.ts'
import type { OrderEntry } from './order.repository.ts'

/**
 * Returns whether a platform sold a product outside its hours of sale, at the scheduled time or otherwise at
 * the order time. False for an unknown product.
 */
export const isSoldOutsideHours = (
  product: OrderedProduct | undefined,
  { order, timeZone }: Pick<OrderEntry, 'order' | 'timeZone'>,
): boolean =>
  product !== undefined &&
  !isOnSaleAt({ schedules: product.schedules, at: order.promisedAt ?? order.placedAt, timeZone })
