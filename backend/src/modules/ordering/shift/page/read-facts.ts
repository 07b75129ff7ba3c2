import { toHalalas, toRiyals } from '@sufra/shared/contracts/halalas'
import type { OrderWait, ShiftFacts } from '@sufra/shared/contracts/shift'
import { tenant } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { channelOf, channelsOfBranches } from '#src/modules/channels/channels.ts'
import { branchesNow } from '#src/modules/merchants/merchants.ts'
import type { OrderRow } from '#src/modules/ordering/order/order.table.ts'
import { listOpen, sumCash, sumPlaced } from './shift-orders.repository.ts'
import type { Span } from './shift-orders.repository.ts'
import { listPeople } from './shift-people.repository.ts'
import { findOverride, listGivenUp, listSnoozed, listStateChanges } from './shift-standing.repository.ts'

/** Maximum lines of each kind on the page; further orders and products are counted. */
const MOST_LINES = 100

const isoOrNull = (instant: Date | string | null | undefined): string | null =>
  instant ? new Date(instant).toISOString() : null

const readyWait = ({ type, driver }: OrderRow): OrderWait => {
  if (type !== 'Delivery') return 'customer'
  return driver?.arrived ? 'driverHere' : 'driver'
}

const waitOf = (row: OrderRow): OrderWait => {
  switch (row.status) {
    case 'New':
      return 'answer'
    case 'Scheduled':
      return 'time'
    case 'Accepted':
      return 'start'
    case 'Ready':
      return readyWait(row)
    case 'PickedUp':
      return 'delivery'
    case 'Failed':
      return 'mending'
    default:
      return 'kitchen'
  }
}

const readOrders = async (db: Db, span: Span): Promise<ShiftFacts['orders']> => {
  const { sold, ...sums } = await sumPlaced(db, span)
  const averageTicket = sold === 0 ? null : toRiyals(Math.round(toHalalas(sums.sales) / sold))
  return { ...sums, averageTicket }
}

const readOpen = async (db: Db, span: Span): Promise<Pick<ShiftFacts, 'openOrders' | 'moreOpen'>> => {
  const { rows, total } = await listOpen(db, span, MOST_LINES)
  const openOrders = rows.map(row => ({
    id: row.id,
    orderNumber: row.orderNumber,
    channel: channelOf(row.channelId),
    type: row.type,
    orderStatus: row.status,
    placedAt: row.placedAt.toISOString(),
    promisedAt: isoOrNull(row.promisedAt),
    waitsFor: waitOf(row),
    finalPrice: row.finalPrice,
  }))
  return { openOrders, moreOpen: total - rows.length }
}

const readSnoozed = async (db: Db, span: Span): Promise<Pick<ShiftFacts, 'snoozed' | 'moreSnoozed'>> => {
  const { rows, total } = await listSnoozed(db, span, MOST_LINES)
  const snoozed = rows.map(({ id, name, since, until, reason, isHereOnly }) => ({
    id,
    name,
    reason,
    isHereOnly,
    since: isoOrNull(since),
    until: isoOrNull(until),
  }))
  return { snoozed, moreSnoozed: total - rows.length }
}

const readOverride = async (db: Db, span: Span): Promise<NonNullable<ShiftFacts['branch']>['override']> => {
  const row = await findOverride(db, span)
  if (!row?.kind || (row.until && row.until <= span.to)) return null
  return {
    kind: row.kind,
    since: isoOrNull(row.since),
    until: isoOrNull(row.until),
    minutes: row.kind === 'Busy' ? row.minutes : null,
    reason: row.reason,
    channels: (row.channelIds ?? []).map(channelOf),
  }
}

const readBranch = async (db: Db, span: Span): Promise<ShiftFacts['branch']> => {
  const { accountId, branchId, to } = span
  const [branch] = await branchesNow(db, { scope: tenant(accountId), branchIds: [branchId], now: to })
  if (!branch) return null
  const { state, stateUntil, channelPauses } = branch
  const platformPauses = channelPauses.map(({ channelId, ...pause }) => ({
    ...pause,
    kind: 'Paused' as const,
    minutes: null,
    channels: [channelOf(channelId)],
  }))
  return { state, stateUntil, override: await readOverride(db, span), platformPauses }
}

const readPlatforms = async (db: Db, span: Span): Promise<Pick<ShiftFacts, 'calls' | 'links'>> => {
  const calls = await listGivenUp(db, span, MOST_LINES)
  const { accountId, branchId } = span
  const links = await channelsOfBranches(db, { scope: tenant(accountId), branchIds: [branchId] })
  return {
    calls: calls.flatMap(({ state, action, channelId, since, ...call }) =>
      action && (state === 'gaveUp' || state === 'refused')
        ? [{ ...call, action, state, since: since.toISOString(), channel: channelOf(channelId) }]
        : [],
    ),
    links: links.flatMap(({ channelId, integrationStatus: status }) =>
      status === 'Degraded' || status === 'Disconnected' ? [{ channel: channelOf(channelId), status }] : [],
    ),
  }
}

const readChanges = async (db: Db, span: Span): Promise<ShiftFacts['stateChanges']> =>
  (await listStateChanges(db, span, MOST_LINES)).map(({ change, byName }) => ({
    id: change.id,
    at: change.at.toISOString(),
    kind: change.kind,
    byName,
    channel: change.channelId === null ? null : channelOf(change.channelId),
    minutes: change.minutes,
    until: isoOrNull(change.until),
    reason: change.reason,
  }))

/** Returns the facts of a handover at the end of `span`, which is now. */
export const readFacts = async (
  db: Db,
  span: Span,
  ends: { openedBy: number; closedBy: number | null },
): Promise<ShiftFacts> => ({
  serverTime: span.to.toISOString(),
  people: await listPeople(db, span, ends),
  orders: await readOrders(db, span),
  cash: await sumCash(db, span),
  ...(await readOpen(db, span)),
  ...(await readSnoozed(db, span)),
  branch: await readBranch(db, span),
  stateChanges: await readChanges(db, span),
  ...(await readPlatforms(db, span)),
})
