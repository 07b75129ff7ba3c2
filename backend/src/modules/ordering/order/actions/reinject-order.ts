import type { ExecuteActionRequest } from '@sufra/shared/contracts/order'
import { readLocalized } from '@sufra/shared/contracts/text'
import type { Db } from '#src/database/database.ts'
import { validation } from '#src/errors.ts'
import { findMeantProducts } from '../find-meant-products.ts'
import { resolveLines } from '../order.repository.ts'
import type { LineEntry, OrderEntry } from '../order.repository.ts'
import { productsOnMenu, rememberMappings } from '../product-mapping.repository.ts'
import type { ForeignLine } from '../product-mapping.repository.ts'
import type { Actor } from '../state/available-actions.ts'

interface Reinjection {
  entry: OrderEntry
  lines: LineEntry[]
  mapping: ExecuteActionRequest['mapping']
  actor: Pick<Actor, 'userId'>
}

type Resolved = { lineId: number; productId: number }

const foreignLineOf = ({ order }: OrderEntry, line: LineEntry): ForeignLine => ({
  serviceProviderId: order.serviceProviderId,
  channelId: order.channelId,
  sku: line.sku,
  name: readLocalized(line.productName),
})

/** What the person chose: lines of this order alone that are open, and products of its brand. */
const applyMapping = async (
  db: Db,
  { entry, mapping, actor }: Reinjection,
  open: LineEntry[],
): Promise<Resolved[]> => {
  if (!mapping) return []
  const byId = new Map(open.map(line => [line.id, line]))
  const known = await productsOnMenu(
    db,
    entry.order,
    mapping.lines.map(({ productId }) => productId),
  )
  const chosen = mapping.lines.flatMap(choice => {
    const line = byId.get(choice.lineId)
    return line && known.has(choice.productId) ? [{ ...choice, line }] : []
  })
  if (chosen.length < mapping.lines.length) throw validation({ mapping: ['invalid_value'] })
  if (mapping.isRemembered) {
    await rememberMappings(
      db,
      { accountId: entry.order.accountId, byUserId: actor.userId },
      chosen.map(({ line, productId }) => ({ ...foreignLineOf(entry, line), productId })),
    )
  }
  return chosen.map(({ lineId, productId }) => ({ lineId, productId }))
}

/**
 * Takes what a person says that unknown lines mean, and looks again for the rest. False when one still is unknown, or when
 * nothing of the order could be read: then it cannot become an order. A sum that did not add up is accepted as the platform
 * said it.
 */
export const resolveAgain = async (db: Db, reinjection: Reinjection): Promise<boolean> => {
  const { entry, lines } = reinjection
  if (lines.length === 0) return false
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
    return product ? [{ lineId: line.id, productId: product.id }] : []
  })
  if (resolved.length < open.length) return false
  await resolveLines(db, accountId, [...chosen, ...resolved])
  return true
}
