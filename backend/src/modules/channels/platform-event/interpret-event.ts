import { ZodError } from 'zod'
import type {
  ChannelEvent,
  Connector,
  Envelope,
  PlacedOrder,
} from '#src/modules/channels/channel/channel.service.ts'
import { UNREADABLE, connectorOf } from '#src/modules/channels/channel/channel.service.ts'
import type { ClaimedEvent, Settlement } from './platform-event.repository.ts'
import { readMessage } from './read-message.ts'
import type { Arrival, IntakeResult, IntakeResults, LaterEvent } from './order-intake.ts'

/** Effect of an event: an order that arrives, a later event of an order, or only a result in the inbox. */
export type Interpretation =
  | { kind: 'order'; arrival: Arrival; complaint?: string }
  | { kind: 'laterEvent'; event: LaterEvent }
  | { kind: 'noOrder'; settlement: Omit<Settlement, 'id'> }

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
const interpretUnreadable = (claimed: ClaimedEvent, { complaint, hasParts }: Unreadable): Interpretation => {
  const { channelId, rawBody } = claimed.event
  const connector = connectorOf(channelId)
  const message = readMessage(rawBody)
  const envelope = connector.readEnvelope(message)
  const channelOrderId = envelope && orderNumberOf(claimed.event, envelope)
  if (!channelOrderId) return { kind: 'noOrder', settlement: { state: 'failed', error: complaint } }
  const content = hasParts ? partsOf(connector, message) : null
  const arrival = { shop: shopOf(claimed), channelOrderId, content, complaint }
  return { kind: 'order', arrival, complaint }
}

/** Returns the effect of an event. */
export const interpretEvent = (claimed: ClaimedEvent): Interpretation => {
  const { channelId, rawBody } = claimed.event
  const parsed = parse(connectorOf(channelId), rawBody)
  if ('complaint' in parsed)
    return interpretUnreadable(claimed, { complaint: parsed.complaint, hasParts: true })
  const { event } = parsed
  if (!event) return { kind: 'noOrder', settlement: { state: 'ignored', error: 'not_about_orders' } }
  if (event.type !== 'order.placed') return { kind: 'laterEvent', event }
  const { channelOrderId, order: content } = event
  const arrival = { shop: shopOf(claimed), channelOrderId, content, complaint: null }
  return { kind: 'order', arrival }
}

/** Returns the effect of an event that failed repeatedly: its order is taken in by its number only. */
export const interpretWithoutContent = (claimed: ClaimedEvent, complaint: string): Interpretation =>
  claimed.event.state === 'waiting'
    ? interpretEvent(claimed)
    : interpretUnreadable(claimed, { complaint, hasParts: false })

const SETTLEMENTS: Record<IntakeResult, Omit<Settlement, 'id'>> = {
  done: { state: 'done' },
  absent: { state: 'waiting' },
  unchanged: { state: 'ignored', error: 'changes_nothing' },
  repeated: { state: 'ignored', error: 'repeated_order' },
}

interface InterpretedEvent {
  event: ClaimedEvent['event']
  meaning: Interpretation
}

/** Returns the results to write into the inbox. */
export const settlementsOf = (
  events: InterpretedEvent[],
  results: Pick<IntakeResults, 'arrivals' | 'laterEvents'>,
): Settlement[] => {
  const arrivals = results.arrivals.values()
  const laterEvents = results.laterEvents.values()
  return events.map(({ event: { id, state }, meaning }) => {
    if (meaning.kind === 'noOrder') return { id, ...meaning.settlement }
    const result = (meaning.kind === 'order' ? arrivals : laterEvents).next().value ?? 'absent'
    if (meaning.kind === 'order' && meaning.complaint !== undefined)
      return { id, state: 'failed', error: meaning.complaint }
    // An event that waited for its order is done, even without an effect.
    return state === 'waiting' && result === 'unchanged'
      ? { id, state: 'done' }
      : { id, ...SETTLEMENTS[result] }
  })
}

/** Returns the orders that these events created; `orderIds` are those of the arrivals. */
export const newOrdersOf = (events: InterpretedEvent[], orderIds: (number | null)[]) =>
  events
    .filter(({ meaning }) => meaning.kind === 'order')
    .flatMap(({ event: { channelId, integrationId }, meaning }, at) => {
      const orderId = orderIds[at]
      if (!orderId || meaning.kind !== 'order') return []
      const { channelOrderId } = meaning.arrival
      return { orderId, channelOrderId, channelId, integrationId }
    })
