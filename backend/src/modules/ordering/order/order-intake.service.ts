import type { Db } from '#src/database/database.ts'
import { tenant } from '#src/database/database.ts'
import { liveEventsWrite } from '#src/modules/infrastructure/infrastructure.ts'
import type { OrderUpserted } from '#src/modules/infrastructure/infrastructure.ts'
import type {
  Arrival,
  ChannelCalls,
  Intake,
  IntakeResult,
  LaterEventOfChannel,
  TakeIn,
} from '#src/modules/channels/channels.ts'
import { applyChannelEvent } from './intake/channel-step.ts'
import { correctOrder } from './intake/correct-order.ts'
import { acceptAtOnce, busyWhenMany } from './policy/on-arrival.ts'
import type { BranchStates } from '#src/modules/merchants/merchants.ts'
import { linesOf, lockOrdersOfChannel } from './order.repository.ts'
import type { LineEntry, OrderEntry } from './order.repository.ts'
import { placeOrders } from './intake/place-order.ts'
import { orderUpserted } from './present/present-order.ts'
import { notifyOfOrder } from './notify-of-order.ts'

interface Written {
  entry: OrderEntry
  /** null until they are read */
  lines: LineEntry[] | null
}

const keyOf = ({ channelId, channelOrderId }: { channelId: number; channelOrderId: string }): string =>
  `${channelId} ${channelOrderId}`

const lockNamed = async (
  db: Db,
  { accountId, laterEvents, repeated }: Pick<Intake, 'accountId' | 'laterEvents'> & { repeated: Arrival[] },
  known: Set<string>,
): Promise<OrderEntry[]> => {
  const named = [
    ...laterEvents.map(({ channelId, event: { channelOrderId } }) => ({ channelId, channelOrderId })),
    ...repeated.map(({ shop: { channelId }, channelOrderId }) => ({ channelId, channelOrderId })),
  ]
  const keys = new Map(named.map(key => [keyOf(key), { accountId, ...key }]))
  const unknown = [...keys].flatMap(([name, key]) => (known.has(name) ? [] : key))
  return unknown.length > 0 ? lockOrdersOfChannel(db, unknown) : []
}

const applyLaterEvent = async (
  db: Db,
  { channelId, event }: LaterEventOfChannel,
  { orders, changed, now }: { orders: Map<string, Written>; changed: Set<Written>; now: Date },
): Promise<IntakeResult> => {
  const written = orders.get(keyOf({ channelId, channelOrderId: event.channelOrderId }))
  if (!written) return 'absent'
  const entry = await applyChannelEvent(db, { entry: written.entry, event, now })
  if (!entry) return 'unchanged'
  written.entry = entry
  changed.add(written)
  return 'done'
}

/** Returns the events for browsers: each order once, in its final state. */
const eventsOf = async (db: Db, accountId: number, changed: Written[]): Promise<OrderUpserted[]> => {
  const unread = changed.flatMap(({ entry, lines }) => (lines ? [] : entry.order.id))
  const read = await linesOf(db, tenant(accountId), unread)
  return changed.map(({ entry, lines }) =>
    orderUpserted(entry, lines ?? read.filter(({ orderId }) => orderId === entry.order.id)),
  )
}

/** An order that could not be read whole, and that its platform sent again in a readable form. */
const correctAll = async (
  db: Db,
  { arrivals, now }: Intake,
  { orders, changed, repeated }: { orders: Map<string, Written>; changed: Set<Written>; repeated: Arrival[] },
): Promise<(Written | undefined)[]> => {
  const corrected: (Written | undefined)[] = []
  for (const arrival of arrivals) {
    const { shop, channelOrderId } = arrival
    const written = repeated.includes(arrival)
      ? orders.get(keyOf({ channelId: shop.channelId, channelOrderId }))
      : undefined
    const entry = written && (await correctOrder(db, { entry: written.entry, arrival, now }))
    if (written && entry) {
      written.entry = entry
      written.lines = null
      changed.add(written)
    }
    corrected.push(entry && written)
  }
  return corrected
}

// Only what a branch wants accepted by itself costs a write more.
const acceptAll = async (
  { db, calls }: { db: Db; calls: ChannelCalls },
  placed: (Written | undefined)[],
  { arrivals, now }: Intake,
): Promise<void> => {
  for (const [at, { shop }] of arrivals.entries()) {
    const written = placed[at]
    const accepted = written && (await acceptAtOnce({ db, calls }, written.entry, { shop, now }))
    if (accepted) written.entry = accepted
  }
}

/** Takes in a merchant's platform events, all or none: inserts the arrived orders and applies the later events. */
export const createTakeIn =
  ({ branchStates, calls }: { branchStates: BranchStates; calls: ChannelCalls }): TakeIn =>
  async (db, intake) => {
    const { accountId, now, laterEvents } = intake
    const { placed, details } = await placeOrders(db, intake)
    const isAutomatic = intake.arrivals.some(({ shop }) => shop.acceptance.isAutomatic)
    const repeated = intake.arrivals.filter((_arrival, at) => placed[at] === undefined)
    // The timeline of an order begins before its later events; without them it may be written at the end.
    const isNeededFirst = laterEvents.length > 0 || repeated.length > 0 || isAutomatic
    if (isNeededFirst) for (const write of details) await write.execute()
    const changed = new Set<Written>(placed.filter(entry => entry !== undefined))
    const orders = new Map([...changed].map(written => [keyOf(written.entry.order), written]))
    for (const entry of await lockNamed(db, { accountId, laterEvents, repeated }, new Set(orders.keys())))
      orders.set(keyOf(entry.order), { entry, lines: null })
    const corrected = await correctAll(db, intake, { orders, changed, repeated })
    const arrived = placed.map((entry, at) => entry ?? corrected[at])
    await acceptAll({ db, calls }, arrived, intake)
    const laterResults: IntakeResult[] = []
    for (const each of laterEvents)
      laterResults.push(await applyLaterEvent(db, each, { orders, changed, now }))
    await busyWhenMany(db, intake, branchStates)
    for (const written of arrived)
      if (written && written.entry.order.failureReason !== null)
        await notifyOfOrder(db, written.entry, { kind: 'orderFailed' })
    const events = await eventsOf(db, accountId, [...changed])
    return {
      arrivals: arrived.map(entry => (entry ? 'done' : 'repeated')),
      orderIds: placed.map(each => each?.entry.order.id ?? null),
      laterEvents: laterResults,
      writes: isNeededFirst ? [] : details,
      announcements: events.length > 0 ? [liveEventsWrite(db, accountId, events)] : [],
    }
  }
