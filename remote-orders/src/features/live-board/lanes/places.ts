import type { Order } from '@sufra/shared/contracts/order'

/**
 * Returns a place key per card of a lane: its index, and the versions of the cards above it as far as they affect its
 * position.
 */
export const placesOf = (orders: readonly Order[]): string[] => {
  let versions = 0
  return orders.map(({ rowVersion }, index) => {
    const place = `${index}:${versions}`
    versions += rowVersion
    return place
  })
}
