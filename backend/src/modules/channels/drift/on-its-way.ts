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

/** A platform that said "done" may take so long until it shows it. */
export const SETTLE_MS = 10_000
const LOOKED_BACK_MS = 300_000

export interface OnItsWay {
  isStateQuiet: boolean
  isMenuQuiet: boolean
  /** the newest call about the shop of late */
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

// Who changes what is wanted leaves a job in the same transaction, and a job that made a call has noted it before it is gone.
// So: what is wanted is read first, then the jobs, then the calls; nothing can pass unseen between them.
/**
 * Whether anything of ours about a shop is queued, under way, tried again, or was said since shortly before `since`, when its
 * reading began. In the scope of all merchants, after what is wanted was read.
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
