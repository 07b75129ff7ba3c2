import { z } from 'zod'
import type { Envelope } from '#src/modules/channels/channel/connector.ts'
import { ForeignId, ReadableId, UNREADABLE } from '#src/modules/channels/channel/lenient-schema.ts'

export const ORDER_PLACED = 1001

const Head = z.object({
  shopId: ForeignId,
  msgId: ReadableId,
  opType: z.int().nullable().catch(null),
  data: z.object({ orderViewId: ReadableId }).catch({ orderViewId: null }),
})

export const readEnvelope = (message: unknown): Envelope | null => {
  const head = Head.safeParse(message)
  if (!head.success) return null
  const { shopId, msgId, opType, data } = head.data
  return {
    storeId: shopId,
    eventId: msgId,
    eventType: opType === null ? UNREADABLE : String(opType),
    channelOrderId: data.orderViewId,
    isOrder: opType === ORDER_PLACED || opType === null,
  }
}
