import { and, count, desc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { MadeCall, MadeCallsQuery } from '@sufra/shared/contracts/integration'
import type { Db } from '#src/database/database.ts'
import { channelCall } from '#src/modules/channels/channel-call/channel-call.table.ts'
import { order } from '#src/modules/ordering/order/order.table.ts'
import { sliceOf } from '#src/routing/page.ts'

interface Shop {
  accountId: number
  id: number
}

/** Calls of one connection, newest first, with their total. */
export const callsOfShop = async (
  db: Db,
  shop: Shop,
  query: z.output<typeof MadeCallsQuery>,
): Promise<{ rows: MadeCall[]; totalCount: number }> => {
  const wanted = and(
    ...[eq(channelCall.accountId, shop.accountId), eq(channelCall.integrationId, shop.id)],
    query.Kind ? eq(channelCall.kind, query.Kind) : undefined,
    query.State ? eq(channelCall.state, query.State) : undefined,
  )
  const { limit, offset } = sliceOf(query)
  const rows = await db
    .select({ call: channelCall, orderNumber: order.orderNumber })
    .from(channelCall)
    .leftJoin(order, and(eq(order.accountId, channelCall.accountId), eq(order.id, channelCall.orderId)))
    .where(wanted)
    .orderBy(desc(channelCall.since), desc(channelCall.id))
    .limit(limit)
    .offset(offset)
  const [found] = await db.select({ total: count() }).from(channelCall).where(wanted)
  return {
    rows: rows.map(({ call, orderNumber }) => ({
      ...call,
      told: call.content,
      orderNumber,
      since: call.since.toISOString(),
    })),
    totalCount: found?.total ?? 0,
  }
}
