import { ZodError } from 'zod'
import type {
  ChannelEvent,
  Connector,
  Envelope,
  PlacedOrder,
} from '#src/modules/channels/channel/channel.service.ts'
import type { AtEnd, Db } from '#src/database/database.ts'
import { UNREADABLE, connectorOf } from '#src/modules/channels/channel/channel.service.ts'
import { claimEvents, settleEvents } from './platform-event.repository.ts'
import type { ClaimedEvent, Settlement, Wanted } from './platform-event.repository.ts'
import { readMessage } from './read-message.ts'
import type { Acknowledge, Arrival, IntakeResult, LaterEvent, TakeIn } from './order-intake.ts'

/** Maximum number of events per transaction. */
export const LARGEST_BATCH = 16

type Meaning =
  | { kind: 'arrival'; arrival: Arrival; complaint?: string }
  | { kind: 'told'; event: LaterEvent }
  | { kind: 'nothing'; settlement: Omit<Settlement, 'id'> }

type Understand = (claimed: ClaimedEvent) => Meaning

const shopOf = ({ shop }: ClaimedEvent): Arrival['shop'] => ({
  ...shop,
  acceptWindowSeconds: connectorOf(shop.channelId).capabilities.acceptWindowSeconds,
})

const parse = (connector: Connector, raw: Buffer): { event: ChannelEvent | null } | { complaint: string } => {
  try {
    return { event: connector.parse(readMessage(raw)) }
  } catch (error) {
    if (!(error instanceof ZodError)) throw error
    const [issue] = error.issues
    return { complaint: `${issue?.path.join('.')}: ${issue?.message}`.slice(0, 300) }
  }
}

const partsOf = (connector: Connector, message: unknown): PlacedOrder | null => {
  try {
    return connector.readOrderParts(message)
  } catch (error) {
    if (!(error instanceof ZodError)) throw error
    return null
  }
}

/**
 * Returns the number of an order. An unreadable order gets its event id, so that the branch still cooks it;
 * the platform does not know that number, so the branch has to call there. An event of an unknown kind has to
 * name an order.
 */
const orderNumberOf = (
  { channelOrderId, eventId }: ClaimedEvent['event'],
  { isOrder, eventType }: Envelope,
): string | null => {
  if (!isOrder) return null
  return channelOrderId ?? (eventType === UNREADABLE ? null : eventId.slice(-64))
}

interface Unreadable {
  complaint: string
  /** whether its readable parts are used */
  hasParts: boolean
}

// Correctly signed but undocumented: an order still becomes an order, any other event stays in the inbox.
const unreadable = (claimed: ClaimedEvent, { complaint, hasParts }: Unreadable): Meaning => {
  const { channelId, rawBody } = claimed.event
  const connector = connectorOf(channelId)
  const message = readMessage(rawBody)
  const envelope = connector.readEnvelope(message)
  const channelOrderId = envelope && orderNumberOf(claimed.event, envelope)
  if (!channelOrderId) return { kind: 'nothing', settlement: { state: 'failed', error: complaint } }
  const content = hasParts ? partsOf(connector, message) : null
  const arrival = { shop: shopOf(claimed), channelOrderId, content, complaint }
  return { kind: 'arrival', arrival, complaint }
}

const understand: Understand = claimed => {
  const { channelId, rawBody } = claimed.event
  const parsed = parse(connectorOf(channelId), rawBody)
  if ('complaint' in parsed) return unreadable(claimed, { complaint: parsed.complaint, hasParts: true })
  const { event } = parsed
  if (!event) return { kind: 'nothing', settlement: { state: 'ignored', error: 'not_about_orders' } }
  if (event.type !== 'order.placed') return { kind: 'told', event }
  const { channelOrderId, order: content } = event
  const arrival = { shop: shopOf(claimed), channelOrderId, content, complaint: null }
  return { kind: 'arrival', arrival }
}

const ENDS: Record<IntakeResult, Omit<Settlement, 'id'>> = {
  done: { state: 'done' },
  absent: { state: 'waiting' },
  unchanged: { state: 'ignored', error: 'changes_nothing' },
  repeated: { state: 'ignored', error: 'repeated_order' },
}

interface Understood {
  event: ClaimedEvent['event']
  meaning: Meaning
}

const settlementsOf = (
  understood: Understood[],
  results: { arrivals: IntakeResult[]; told: IntakeResult[] },
): Settlement[] =>
  understood.map(({ event: { id, state }, meaning }) => {
    if (meaning.kind === 'nothing') return { id, ...meaning.settlement }
    const result = (meaning.kind === 'arrival' ? results.arrivals : results.told).shift() ?? 'absent'
    if (meaning.kind === 'arrival' && meaning.complaint !== undefined)
      return { id, state: 'failed', error: meaning.complaint }
    // An event that waited for its order is done, even without an effect.
    return state === 'waiting' && result === 'unchanged' ? { id, state: 'done' } : { id, ...ENDS[result] }
  })

const arrivedOf = (understood: Understood[], orderIds: (number | null)[]) =>
  understood
    .filter(({ meaning }) => meaning.kind === 'arrival')
    .flatMap(({ event: { channelId, integrationId }, meaning }, at) => {
      const orderId = orderIds[at]
      if (!orderId || meaning.kind !== 'arrival') return []
      const { channelOrderId } = meaning.arrival
      return { orderId, channelOrderId, channelId, integrationId }
    })

interface Turn {
  takeIn: TakeIn
  acknowledge: Acknowledge
  accountId: number
  wanted: Wanted
  /** receives the claimed ids before they are processed */
  onClaim: (ids: number[]) => void
}

const work = async (db: Db, atEnd: AtEnd, { turn, how }: { turn: Turn; how: Understand }): Promise<void> => {
  const { takeIn, acknowledge, accountId, wanted, onClaim } = turn
  const limit = wanted === 'failed' ? 1 : LARGEST_BATCH
  const claimed = await claimEvents(db, { accountId, wanted, limit })
  onClaim(claimed.flatMap(({ event }) => (event.state === 'received' ? event.id : [])))
  if (claimed.length === 0) return
  const understood = claimed.map(each => ({ event: each.event, meaning: how(each) }))
  const now = new Date()
  const results = await takeIn(
    db,
    {
      accountId,
      now,
      arrivals: understood.flatMap(({ meaning }) => (meaning.kind === 'arrival' ? meaning.arrival : [])),
      told: understood.flatMap(({ event: { channelId }, meaning }) =>
        meaning.kind === 'told' ? { channelId, event: meaning.event } : [],
      ),
    },
    atEnd,
  )
  void atEnd(settleEvents(db, accountId, settlementsOf(understood, results)))
  const orders = arrivedOf(understood, results.orderIds)
  for (const write of acknowledge(db, { accountId, orders, now })) void atEnd(write)
  if (results.announcement) void atEnd(results.announcement)
}

/**
 * Processes the selected events of one merchant, all or none. Call it only while no other run processes this
 * merchant.
 */
export const processEvents = async (db: Db, atEnd: AtEnd, turn: Turn): Promise<void> =>
  work(db, atEnd, { turn, how: understand })

/**
 * Ends an event that failed repeatedly. Its order is still taken in, by its number only, because one of its
 * parts may cause the error. Call it only while no other run processes this merchant.
 */
export const giveUpEvent = async (
  db: Db,
  atEnd: AtEnd,
  { id, complaint, ...means }: Omit<Turn, 'wanted' | 'onClaim'> & { id: number; complaint: string },
): Promise<void> => {
  const turn = { ...means, wanted: { ids: [id] }, onClaim: () => undefined }
  await work(db, atEnd, {
    turn,
    how: claimed =>
      claimed.event.state === 'waiting'
        ? understand(claimed)
        : unreadable(claimed, { complaint, hasParts: false }),
  })
}
