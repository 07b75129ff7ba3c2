import type { Order } from '@sufra/shared/contracts/order'

/** Says of each card of a lane where it stands: after how many, and what these are as far as it makes them higher or lower. */
export const placesOf = (orders: readonly Order[]): string[] => {
  let versions = 0
  return orders.map(({ rowVersion }, index) => {
    const place = `${index}:${versions}`
    versions += rowVersion
    return place
  })
}
