import { and, asc, desc, eq, gt, inArray, lt } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { channelOf } from '#src/modules/channels/channels.ts'
import { listNotice, noticeOf } from '#src/modules/identity/identity.ts'
import type { NewNotice } from '#src/modules/identity/identity.ts'
import { notification } from '#src/modules/identity/notification/notification.table.ts'
import { branchChange } from '#src/modules/merchants/branch/branch-change.table.ts'
import { branch } from '#src/modules/merchants/branch/branch.table.ts'
import { order } from '#src/modules/ordering/order/order.table.ts'
import { RESTAURANTS } from './menu/restaurants.ts'
import type { SeedStep } from './seed-step.ts'

const HOUR_MS = 3_600_000
const MISSED_WITHIN_MS = 4 * 24 * HOUR_MS
const MOST_MISSED = 4
/** Older notifications count as read. */
const READ_BEFORE_MS = 26 * HOUR_MS

const HUNGERSTATION = 1
const JAHEZ = 2
const NO_PICTURE = 'Item image is missing'

interface Happened {
  at: Date
  notice: NewNotice
}

const listOrders = (db: Db, accountId: number, now: Date) =>
  db
    .select({
      id: order.id,
      number: order.orderNumber,
      branchId: order.branchId,
      channelId: order.channelId,
      status: order.status,
      placedAt: order.placedAt,
      closedAt: order.closedAt,
      branch: branch.name,
    })
    .from(order)
    .innerJoin(branch, and(eq(branch.accountId, order.accountId), eq(branch.id, order.branchId)))
    .where(
      and(
        eq(order.accountId, accountId),
        inArray(order.status, ['Missed', 'Failed']),
        gt(order.placedAt, new Date(now.getTime() - MISSED_WITHIN_MS)),
      ),
    )
    .orderBy(desc(order.placedAt))
type Unhappy = Awaited<ReturnType<typeof listOrders>>[number]

const notifyOfOrder = (
  { id, number, branchId, branch: name, channelId, status, ...times }: Unhappy,
  accountId: number,
): Happened => ({
  at: times.closedAt ?? times.placedAt,
  notice: {
    kind: status === 'Failed' ? 'orderFailed' : 'orderMissed',
    accountId,
    branchId,
    facts: { id, name: `#${number}`, branch: name, channel: channelOf(channelId).name },
  },
})

const ofOrders = async (db: Db, accountId: number, now: Date): Promise<Happened[]> => {
  const rows = await listOrders(db, accountId, now)
  const missed = rows.filter(({ status }) => status === 'Missed').slice(0, MOST_MISSED)
  const failed = rows.filter(({ status }) => status === 'Failed')
  return [...failed, ...missed].map(row => notifyOfOrder(row, accountId))
}

/**
 * Events of a merchant's shops: a branch that paused some days ago and reopened soon after, and two messages of
 * platforms.
 */
const ofShops = async (db: Db, accountId: number, now: Date): Promise<Happened[]> => {
  const [shop] = await db
    .select()
    .from(branch)
    .where(eq(branch.accountId, accountId))
    .orderBy(asc(branch.id))
    .limit(1)
  if (!shop) return []
  const { id: branchId, name } = shop
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
  const line = { accountId, branchId, source: 'system' } as const
  await db.insert(branchChange).values([
    { ...line, at: ago(51), kind: 'Paused' },
    { ...line, at: ago(50.5), kind: 'Open', source: 'user' },
  ])
  const [lost, refused] = [channelOf(JAHEZ).name, channelOf(HUNGERSTATION).name]
  return [
    { at: ago(51), notice: { kind: 'branchPaused', accountId, branchId, facts: { branch: name } } },
    {
      at: ago(75),
      notice: { kind: 'connectionLost', accountId, branchId, facts: { branch: name, channel: lost } },
    },
    {
      at: ago(98),
      notice: { kind: 'publishFailed', accountId, facts: { channel: refused, why: NO_PICTURE } },
    },
  ]
}

/** Adds notifications of the last days, most of them read. Needs branches and orders. */
export const notificationsStep: SeedStep = {
  name: 'notifications',
  run: async db => {
    const now = new Date()
    for (const { accountId } of RESTAURANTS) {
      const all = [...(await ofOrders(db, accountId, now)), ...(await ofShops(db, accountId, now))]
      all.sort((one, other) => one.at.getTime() - other.at.getTime())
      for (const { at, notice } of all) await listNotice(db, noticeOf(notice, at))
    }
    const seenBefore = new Date(now.getTime() - READ_BEFORE_MS)
    await db.update(notification).set({ readAt: now }).where(lt(notification.at, seenBefore))
  },
}
