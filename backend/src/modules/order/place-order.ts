import type { PlacedLine, PlacedOrder } from '#src/channels/channel-event.ts'
import { tenant } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { findOrderedProducts } from '#src/modules/product/ordered-product.service.ts'
import type { OrderedProduct } from '#src/modules/product/ordered-product.service.ts'
import { rowOfOrder, rowOfUnreadable } from './new-order.ts'
import type { Failure, Shop } from './new-order.ts'
import { lineTotal, priceMismatch } from './order-amounts.ts'
import { appendHistory } from './order-history.repository.ts'
import { insertLines, insertOrder } from './order.repository.ts'
import type { LineEntry, OrderEntry } from './order.repository.ts'
import type { order, orderLine } from './order.table.ts'

export interface PlacedEntry {
  entry: OrderEntry
  lines: LineEntry[]
}

type Found = (OrderedProduct | undefined)[]

// What the wire's amounts can carry.
const LARGEST_LINE = 99_999_999.99

const nameOf = ({ name, sku }: PlacedLine): string => name.en || name.ar || sku || '?'

const failureOf = (placed: PlacedOrder, products: Found): Failure | null => {
  const unknown = placed.lines.filter((_line, position) => !products[position])
  if (unknown.length > 0) return { reason: 'unknown_product', detail: unknown.map(nameOf).join(', ') }
  const mismatch = priceMismatch(placed)
  return mismatch === null ? null : { reason: 'price_mismatch', detail: mismatch }
}

const lineRow = (
  line: PlacedLine,
  ids: { accountId: number; orderId: number; productId: number | null },
): typeof orderLine.$inferInsert => ({
  ...ids,
  sku: line.sku,
  productName: JSON.stringify(line.name),
  quantity: line.quantity,
  unitPrice: line.unitPrice,
  note: line.note,
  modifiers: line.modifiers.map((modifier, position) => ({
    id: position + 1,
    name: JSON.stringify(modifier.name),
    optionOrder: modifier.options.map((option, at) => ({ id: at + 1, ...option })),
  })),
  finalPrice: lineTotal(line),
})

const insert = async (
  db: Db,
  { row, shop }: { row: typeof order.$inferInsert; shop: Shop },
): Promise<OrderEntry | undefined> => {
  const inserted = await insertOrder(db, row)
  if (!inserted) return undefined
  return { order: inserted, branchName: shop.branchName, autoStartPreparing: shop.autoStartPreparing }
}

const arrival = ({ order: { accountId, id, status, failureReason } }: OrderEntry) => ({
  ...{ accountId, orderId: id, to: status, note: failureReason },
  source: 'channel' as const,
  action: 'Place',
})

/** Keeps an order of which only its number was understood. undefined when it is here already. */
export const placeUnreadable = async (
  db: Db,
  { shop, channelOrderId, detail, now }: { shop: Shop; channelOrderId: string; detail: string; now: Date },
): Promise<PlacedEntry | undefined> => {
  const failure: Failure = { reason: 'invalid_payload', detail }
  const entry = await insert(db, { row: rowOfUnreadable(channelOrderId, { shop, failure, now }), shop })
  if (!entry) return undefined
  await appendHistory(db, [arrival(entry)])
  return { entry, lines: [] }
}

/** Writes a platform's order; undefined when it is here already. Publishing it is left to the caller. */
export const placeOrder = async (
  db: Db,
  { shop, placed, now }: { shop: Shop; placed: PlacedOrder; now: Date },
): Promise<PlacedEntry | undefined> => {
  if (placed.lines.some(line => lineTotal(line) > LARGEST_LINE)) {
    return placeUnreadable(db, {
      shop,
      channelOrderId: placed.channelOrderId,
      detail: 'lines: too large',
      now,
    })
  }
  const { accountId, serviceProviderId } = shop
  const products = await findOrderedProducts(
    db,
    { scope: tenant(accountId), serviceProviderId },
    placed.lines,
  )
  const failure = failureOf(placed, products)
  const entry = await insert(db, { row: rowOfOrder(placed, { shop, failure, now }), shop })
  if (!entry) return undefined
  const rows = placed.lines.map((line, position) =>
    lineRow(line, { accountId, orderId: entry.order.id, productId: products[position]?.id ?? null }),
  )
  const inserted = await insertLines(db, { rows, history: arrival(entry) })
  const lines = inserted.map((line, position) => ({
    ...line,
    imageKey: products[position]?.imageKey ?? null,
  }))
  return { entry, lines }
}
