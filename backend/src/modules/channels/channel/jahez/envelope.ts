import { z } from 'zod'
import type { Envelope } from '#src/modules/channels/channel/connector.ts'
import { ForeignId, ReadableId, UNREADABLE } from '#src/modules/channels/channel/lenient-schema.ts'

const Head = z.object({
  branchCode: ForeignId,
  eventId: ReadableId,
  event: z.string().max(40).catch(UNREADABLE),
  orderId: ReadableId,
})

export const readEnvelope = (message: unknown): Envelope | null => {
  const head = Head.safeParse(message)
  if (!head.success) return null
  const { branchCode, eventId, event, orderId } = head.data
  return {
    storeId: branchCode,
    eventId,
    eventType: event,
    channelOrderId: orderId,
    isOrder: event === 'new_order' || event === UNREADABLE,
  }
}
