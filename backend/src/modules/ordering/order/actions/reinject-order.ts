import type { ExecuteActionRequest } from '@sufra/shared/contracts/order'
import { readLocalized } from '@sufra/shared/contracts/text'
import { tenant } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { validation } from '#src/errors/errors.ts'
import { orderedProductsById } from '#src/modules/catalogue/catalogue.ts'
import type { OrderedProduct } from '#src/modules/catalogue/catalogue.ts'
import { findMeantProducts } from '../mapping/match-products.ts'
import { rememberMappings } from '../mapping/product-mapping.repository.ts'
import type { ForeignLine } from '../mapping/product-mapping.repository.ts'
import { resolveLines } from '../order.repository.ts'
import type { LineEntry, OrderEntry, ResolvedLine } from '../order.repository.ts'
import { isSoldOutsideHours } from '../sold-outside-hours.ts'
import type { Actor } from '../state/available-actions.ts'

interface Reinjection {
  entry: OrderEntry
  lines: LineEntry[]
  mapping: ExecuteActionRequest['mapping']
  actor: Pick<Actor, 'userId'>
}

const foreignLineOf = ({ order }: OrderEntry, line: LineEntry): ForeignLine => ({
  serviceProviderId: order.serviceProviderId,
  channelId: order.channelId,
  sku: line.sku,
  name: readLocalized(line.productName),
})

const resolvedAs = (entry: OrderEntry, line: LineEntry, product: OrderedProduct): ResolvedLine => ({
  lineId: line.id,
  productId: product.id,
  isOutsideSaleHours: isSoldOutsideHours(product, entry),
})

/** Applies the user's mapping. It may contain only open lines of this order and products of its brand. */
const applyMapping = async (
  db: Db,
  { entry, mapping, actor }: Reinjection,
  open: LineEntry[],
): Promise<ResolvedLine[]> => {
  if (!mapping) return []
  const byId = new Map(open.map(line => [line.id, line]))
  const known = await orderedProductsById(db, {
    scope: tenant(entry.order.accountId),
    serviceProviderIds: [entry.order.serviceProviderId],
    ids: mapping.lines.map(({ productId }) => productId),
  })
  const chosen = mapping.lines.flatMap(choice => {
    const line = byId.get(choice.lineId)
    const product = known.find(({ id }) => id === choice.productId)
    return line && product ? [{ line, product }] : []
  })
  if (chosen.length < mapping.lines.length) throw validation({ mapping: ['invalid_value'] })
  if (mapping.isRemembered) {
    await rememberMappings(
      db,
      { accountId: entry.order.accountId, byUserId: actor.userId },
      chosen.map(({ line, product }) => ({ ...foreignLineOf(entry, line), productId: product.id })),
    )
  }
  return chosen.map(({ line, product }) => resolvedAs(entry, line, product))
}

/**
 * Applies the user's mapping of unknown lines, and looks the others up again. Returns false when a line is
 * still unknown.
 */
export const resolveAgain = async (db: Db, reinjection: Reinjection): Promise<boolean> => {
  const { entry, lines } = reinjection
  const { accountId } = entry.order
  const unknown = lines.filter(line => line.productId === null)
  const chosen = await applyMapping(db, reinjection, unknown)
  const open = unknown.filter(line => !chosen.some(({ lineId }) => lineId === line.id))
  const found = await findMeantProducts(
    db,
    accountId,
    open.map(line => foreignLineOf(entry, line)),
  )
  const resolved = open.flatMap((line, position) => {
    const product = found[position]
    return product ? [resolvedAs(entry, line, product)] : []
  })
  if (resolved.length < open.length) return false
  await resolveLines(db, accountId, [...chosen, ...resolved])
  return true
}
