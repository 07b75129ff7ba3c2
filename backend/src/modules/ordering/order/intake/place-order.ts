import type { Arrival, PlacedLine, Shop } from '#src/modules/channels/channels.ts'
import type { Db } from '#src/database/database.ts'
import type { OrderedProduct } from '#src/modules/catalogue/catalogue.ts'
import { findMeantProducts } from '../mapping/match-products.ts'
import { isSoldOutsideHours } from '../sold-outside-hours.ts'
import { prepMinutesAt } from '../policy/prep-minutes.ts'
import { emptyOrder, rowOfOrder } from '../write/new-order.ts'
import type { Failure } from '../write/new-order.ts'
import { lineTotal } from '../write/order-amounts.ts'
import { insertOrders, linesWrite } from '../order.repository.ts'
import type { LineEntry, OrderEntry } from '../order.repository.ts'
import type { order } from '../order.table.ts'

export interface PlacedEntry {
  entry: OrderEntry
  lines: LineEntry[]
}

type Found = (OrderedProduct | undefined)[]

export interface Draft {
  shop: Shop
  row: typeof order.$inferInsert
  lines: PlacedLine[]
  products: Found
}

const linesOfContent = ({ content }: Arrival): PlacedLine[] => content?.lines ?? []

const nameOf = ({ name, sku }: PlacedLine): string => name.en || name.ar || sku || '?'

// Only an unknown dish stops an order: the kitchen cannot cook it until somebody identifies the dish.
const failureOf = ({ complaint }: Arrival, lines: PlacedLine[], products: Found): Failure | null => {
  if (complaint !== null) return { reason: 'invalid_payload', detail: complaint }
  const unknown = lines.filter((_line, position) => !products[position])
  return unknown.length > 0 ? { reason: 'unknown_product', detail: unknown.map(nameOf).join(', ') } : null
}

const lineContent = (line: PlacedLine) => ({
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

const arrivalNote = ({ order: { accountId, id, status, failureReason } }: OrderEntry) => ({
  accountId,
  orderId: id,
  to: status,
  note: failureReason,
  source: 'channel' as const,
  action: 'Place',
})

// The preparation time depends on the hour of preparation.
const shopFor = ({ shop, content }: Arrival, now: Date): Shop => {
  const scheduledFor = content?.scheduledFor
  return { ...shop, prepMinutes: prepMinutesAt(shop, scheduledFor ? new Date(scheduledFor) : now) }
}

const draftOf = (arrival: Arrival, products: Found, now: Date): Draft => {
  const { channelOrderId, content } = arrival
  const shop = shopFor(arrival, now)
  const lines = linesOfContent(arrival)
  const failure = failureOf(arrival, lines, products)
  const placed = content ? { ...content, channelOrderId } : emptyOrder(channelOrderId)
  const row = rowOfOrder(placed, { shop, failure, now })
  return { shop, row, lines, products }
}

/** The orders as they would be written now. */
export const draftAll = async (
  db: Db,
  { accountId, arrivals, now }: { accountId: number; arrivals: Arrival[]; now: Date },
): Promise<Draft[]> => {
  const asked = arrivals.flatMap(arrival =>
    linesOfContent(arrival).map(({ sku, name }) => ({
      serviceProviderId: arrival.shop.serviceProviderId,
      channelId: arrival.shop.channelId,
      sku,
      name,
    })),
  )
  const products = await findMeantProducts(db, accountId, asked)
  return arrivals.map(arrival => draftOf(arrival, products.splice(0, linesOfContent(arrival).length), now))
}

/** The lines of a draft, for an order that is written. */
export const linesOfDraft = ({ shop, lines, products }: Draft, row: OrderEntry['order']) =>
  lines.map((line, position) => {
    const product = products[position]
    const ids = { accountId: shop.accountId, orderId: row.id, productId: product?.id ?? null }
    const isOutsideSaleHours = isSoldOutsideHours(product, { order: row, timeZone: shop.timeZone })
    return { ...ids, ...lineContent(line), isOutsideSaleHours, imageKey: product?.imageKey ?? null }
  })

const entryOf = (draft: Draft, row: OrderEntry['order'], lineIds: number[]): PlacedEntry => {
  const { branchName, autoStartPreparing, timeZone, escalation } = draft.shop
  const lines = linesOfDraft(draft, row).map((line, position) => {
    const id = lineIds[position]
    if (id === undefined) throw new Error('There are fewer ids than lines')
    return { ...line, id }
  })
  return { entry: { order: row, branchName, autoStartPreparing, timeZone, escalation }, lines }
}

/**
 * Inserts orders of one merchant's platforms. Returns them in the order of `arrivals`; undefined for existing
 * ones. `details` writes their lines and timelines, now or at the end. The caller publishes them.
 */
export const placeOrders = async (
  db: Db,
  asked: { accountId: number; arrivals: Arrival[]; now: Date },
): Promise<{ placed: (PlacedEntry | undefined)[]; details: { execute(): Promise<unknown> }[] }> => {
  const drafts = await draftAll(db, asked)
  if (drafts.length === 0) return { placed: [], details: [] }
  const lineCount = drafts.reduce((sum, { lines }) => sum + lines.length, 0)
  const rows = drafts.map(({ row }) => row)
  const { orders, lineIds } = await insertOrders(db, rows, lineCount)
  const placed = drafts.map(draft => {
    const { channelId, channelOrderId } = draft.row
    const at = orders.findIndex(row => row.channelId === channelId && row.channelOrderId === channelOrderId)
    // Of duplicates in `arrivals` the first one takes the row.
    const [row] = at < 0 ? [] : orders.splice(at, 1)
    return row && entryOf(draft, row, lineIds.splice(0, draft.lines.length))
  })
  const written = placed.filter(entry => entry !== undefined)
  if (written.length === 0) return { placed, details: [] }
  const lines = written.flatMap(entry => entry.lines)
  const history = written.map(({ entry }) => arrivalNote(entry))
  return { placed, details: [linesWrite(db, { lines, history })] }
}
