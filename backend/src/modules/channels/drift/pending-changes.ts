import { and, eq, gt, max, ne, sql } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { dueKeysOf } from '#src/jobs/due-keys.ts'
import { AVAILABILITY_CHANGED } from '#src/modules/catalogue/catalogue.ts'
import { SEND_AVAILABILITY } from '#src/modules/channels/availability/availability.service.ts'
import { channelCall } from '#src/modules/channels/channel-call/channel-call.table.ts'
import { SEND_MENU_AGAIN } from '#src/modules/channels/menu-push/menu-repair.service.ts'
import { SEND_STORE_STATUS } from '#src/modules/channels/store-status/store-status.service.ts'
import type { JobKind } from '#src/jobs/job-kind.ts'
import type { z } from 'zod'

/** Time that a platform may take to show a change after its answer. */
export const SETTLE_MS = 10_000
const LOOKED_BACK_MS = 300_000

export interface OnItsWay {
  isStateQuiet: boolean
  isMenuQuiet: boolean
  /** the latest recent call about the shop */
  lastCallId: number | null
}

interface Shop {
  accountId: number
  id: number
  serviceProviderId: number
}

const keyOf = <Payload extends z.ZodType>({ keyOf: key }: JobKind<Payload>, payload: z.output<Payload>) =>
  key?.(payload) ?? ''

const isMenuCall = sql`${channelCall.kind} <> 'status'`

// Every change of a wanted value queues a job in the same transaction, and a job stores its call before it
// ends. So read the wanted values first, then the jobs, then the calls; no change can be missed.
/**
 * Returns whether any change of a shop is queued, under way, being retried, or was sent since shortly before
 * `since`, the start of the reading. Call it in the scope of all merchants, after the wanted values were
 * read.
 */
export const onItsWay = async (
  db: Db,
  shop: Shop,
  { since, isPublishing }: { since: Date; isPublishing: boolean },
): Promise<OnItsWay> => {
  const { accountId, id: integrationId, serviceProviderId } = shop
  const ofState = [false, true].map(isTimed =>
    keyOf(SEND_STORE_STATUS, { accountId, integrationId, isTimed }),
  )
  const ofMenu = [
    keyOf(SEND_AVAILABILITY, { accountId, integrationId }),
    keyOf(AVAILABILITY_CHANGED, { accountId, serviceProviderId }),
    keyOf(SEND_MENU_AGAIN, { accountId, integrationId }),
  ]
  const due = await dueKeysOf(db, [...ofState, ...ofMenu])
  const [calls] = await db
    .select({
      lastCallId: max(channelCall.id),
      menuAt: sql<Date | null>`max(${channelCall.at}) filter (where ${isMenuCall})`.mapWith(channelCall.at),
      stateAt: sql<Date | null>`max(${channelCall.at}) filter (where not ${isMenuCall})`.mapWith(
        channelCall.at,
      ),
    })
    .from(channelCall)
    .where(
      and(
        eq(channelCall.accountId, accountId),
        eq(channelCall.integrationId, integrationId),
        ne(channelCall.kind, 'order'),
        gt(channelCall.since, new Date(since.getTime() - LOOKED_BACK_MS)),
      ),
    )
  const isLongAgo = (at: Date | null | undefined): boolean =>
    !at || at.getTime() < since.getTime() - SETTLE_MS
  return {
    isStateQuiet: !ofState.some(key => due.has(key)) && isLongAgo(calls?.stateAt),
    isMenuQuiet: !isPublishing && !ofMenu.some(key => due.has(key)) && isLongAgo(calls?.menuAt),
    lastCallId: calls?.lastCallId ?? null,
  }
}
