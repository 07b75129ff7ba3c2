import { readLocalized } from '@sufra/shared/contracts/text'
import { tenant } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { findOrderedProducts } from '#src/modules/catalogue/catalogue.ts'
import { resolveLines } from '../order.repository.ts'
import type { LineEntry, OrderEntry } from '../order.repository.ts'

/**
 * Looks again for the products that were not on the menu. False when one still is not, or when nothing of the order
 * could be read: then it cannot become an order. A sum that did not add up is accepted as the platform said it.
 */
export const resolveAgain = async (db: Db, { order }: OrderEntry, lines: LineEntry[]): Promise<boolean> => {
  if (lines.length === 0) return false
  const open = lines.filter(line => line.productId === null)
  const { accountId, serviceProviderId } = order
  const asked = open.map(line => ({
    serviceProviderId,
    sku: line.sku,
    name: readLocalized(line.productName),
  }))
  const found = await findOrderedProducts(db, tenant(accountId), asked)
  const resolved = open.flatMap((line, position) => {
    const product = found[position]
    return product ? [{ lineId: line.id, productId: product.id }] : []
  })
  if (resolved.length < open.length) return false
  await resolveLines(db, accountId, resolved)
  return true
}
