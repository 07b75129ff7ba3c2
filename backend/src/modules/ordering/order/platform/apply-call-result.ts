import type { UndeliveredCall } from '@sufra/shared/contracts/channel-call'
import type { OnCallResult, CallResult } from '#src/modules/channels/channels.ts'
import type { Db } from '#src/database/database.ts'
import { appendHistory } from '../order-history.repository.ts'
import { changeOrder, lockOrder } from '../order.repository.ts'
import type { OrderEntry } from '../order.repository.ts'
import type { OrderRow } from '../order.table.ts'
import { notifyOfOrder } from '../notify-of-order.ts'
import { canChannelCancel } from '../state/transitions.ts'
import { linesOfEntry, publishOrder, takeStep } from '../write/write-order.ts'

const ENDED_UNSOLD = new Set<OrderRow['status']>(['Rejected', 'Cancelled', 'Missed'])

type OrderState = Pick<OrderRow, 'status' | 'undeliveredCall'>

// For an order that ended without a sale, only its end is worth sending.
const isMoot = ({ status }: OrderState, { action, isEndedThere }: CallResult): boolean =>
  isEndedThere || (ENDED_UNSOLD.has(status) && action !== 'reject' && action !== 'cancel')

/** Returns the order's outstanding call. A problem that somebody has to act on stays until a call succeeds. */
const undeliveredCallAfter = (order: OrderState, heard: CallResult): UndeliveredCall | null => {
  const { action, since, result, problem } = heard
  if (result === 'done' || isMoot(order, heard)) return null
  const known = order.undeliveredCall
  const isKept = result === 'waiting' && known !== null && known.state !== 'waiting'
  return isKept ? known : { action, since: since.toISOString(), state: result, problem }
}

const isSame = (one: UndeliveredCall | null, other: UndeliveredCall | null): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    one.action === other.action &&
    one.state === other.state &&
    one.problem === other.problem)

// Calls that succeed at once are left out of the timeline; the list of calls contains them.
const ENTRIES = { done: 'ChannelHeard', refused: 'ChannelRefused', gaveUp: 'ChannelUnheard' } as const

const noteOf = ({ action, message, problem }: CallResult): string =>
  [action, message || problem].filter(Boolean).join(': ').slice(0, 200)

const writeEntry = async (
  db: Db,
  { order }: OrderEntry,
  { heard, now }: { heard: CallResult; now: Date },
): Promise<void> => {
  const { result, isLate } = heard
  if (result === 'waiting' || (result === 'done' && !isLate)) return
  const { accountId, id: orderId, status } = order
  const source = result === 'gaveUp' ? 'system' : 'channel'
  await appendHistory(db, [
    {
      accountId,
      orderId,
      at: now,
      source,
      action: ENTRIES[result],
      from: status,
      to: status,
      note: noteOf(heard),
    },
  ])
}

const publish = async (db: Db, entry: OrderEntry | undefined): Promise<void> => {
  if (entry) await publishOrder(db, entry, await linesOfEntry(db, entry))
}

/** Applies a platform's answer to the order: its outstanding call, and a cancellation at the platform. */
export const applyCallResult: OnCallResult = async (db, heard, now) => {
  const entry = await lockOrder(db, { accountId: heard.accountId, id: heard.orderId })
  if (!entry) return
  await writeEntry(db, entry, { heard, now })
  if (heard.isEndedThere && heard.result === 'refused' && canChannelCancel(entry.order.status)) {
    const { action, since, problem } = heard
    const undeliveredCall = { action, since: since.toISOString(), state: 'refused', problem } as const
    const change = { source: 'channel', action: 'Cancel', to: 'Cancelled', note: noteOf(heard) } as const
    await publish(db, await takeStep(db, { entry, change: { ...change, changes: { undeliveredCall } }, now }))
    return
  }
  const undeliveredCall = undeliveredCallAfter(entry.order, heard)
  if (isSame(entry.order.undeliveredCall, undeliveredCall)) return
  if (undeliveredCall && undeliveredCall.state !== 'waiting')
    await notifyOfOrder(db, entry, { kind: 'callUndelivered', why: heard.message ?? '' })
  const order = await changeOrder(db, entry.order, { undeliveredCall })
  await publish(db, order && { ...entry, order })
}
