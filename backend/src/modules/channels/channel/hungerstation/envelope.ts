import { z } from 'zod'
import type { Envelope } from '#src/modules/channels/channel/connector.ts'
import { ForeignId, ReadableId, UNREADABLE } from '#src/modules/channels/channel/lenient-schema.ts'

const Head = z.object({
  store_id: ForeignId,
  event_id: ReadableId,
  event_type: z.string().max(40).catch(UNREADABLE),
  order: z.object({ id: ReadableId }).catch({ id: null }),
})

export const readEnvelope = (message: unknown): Envelope | null => {
  const head = Head.safeParse(message)
  if (!head.success) return null
  const { store_id, event_id, event_type, order } = head.data
  return {
    storeId: store_id,
    eventId: event_id,
    eventType: event_type,
    channelOrderId: order.id,
    isOrder: event_type === 'ORDER_CREATED' || event_type === UNREADABLE,
  }
}
