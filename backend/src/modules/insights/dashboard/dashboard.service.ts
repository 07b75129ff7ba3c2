import type { SellerInfo, SellerInfoRequest } from '@sufra/shared/contracts/dashboard'
import { ORDER_STATUS, OrderStatus } from '@sufra/shared/contracts/order'
import type { Db } from '#src/database/database.ts'
import { validation } from '#src/errors/errors.ts'
import { channelKeys, channelOf } from '#src/modules/channels/channels.ts'
import { currentSubscription } from '#src/modules/billing/billing.ts'
import type { Foundation } from '#src/app/foundation.ts'
import type { Session } from '#src/routing/route.ts'
import { DAY_MS } from './order-day/business-day.ts'
import { queryPeriod } from './period-query.ts'
import type { Caller, PeriodContext } from './period-query.ts'
import { readOpenOrders, readSnoozed } from './open-now.repository.ts'
import {
  readByChannel,
  readByHour,
  readFigures,
  readLosses,
  readMedianWait,
  readTopProducts,
} from './sums.repository.ts'
import type { Loss, Point } from './sums.repository.ts'

const TOP = 5

export const withAverage = ({ orders, sold, sales }: Point & { sold: number }) => ({
  orders,
  sales,
  averageTicket: sold === 0 ? 0 : Math.round((sales / sold) * 100) / 100,
})

/** Returns every hour of a day, also those without orders. */
export const everyHour = (rows: readonly (Point & { hour: number })[]): Point[] => {
  const hours = new Map(rows.map(row => [row.hour, row]))
  return Array.from({ length: 24 }, (_, hour) => ({
    orders: hours.get(hour)?.orders ?? 0,
    sales: hours.get(hour)?.sales ?? 0,
  }))
}

/** Returns every platform, also those without orders. */
export const everyChannel = (rows: readonly (Point & { channelId: number })[]) => {
  const channels = new Map(rows.map(row => [row.channelId, row]))
  return channelKeys().map(({ id, key }) => ({
    key,
    name: channelOf(id).name,
    orders: channels.get(id)?.orders ?? 0,
    sales: channels.get(id)?.sales ?? 0,
  }))
}

const readPlan = async (db: Db, accountId: number | null, now: Date) => {
  const current = accountId === null ? undefined : await currentSubscription(db, { accountId, now })
  return {
    currentPlan: current?.planName ?? null,
    expiryDate: current?.expiryDate?.toISOString() ?? null,
    subscriptionStatus: current?.status ?? null,
  }
}

const statusFilter = (id: number) => {
  const status = OrderStatus.options.find(each => ORDER_STATUS[each] === id)
  if (id !== 0 && !status) throw validation({ orderStatusId: ['not_found'] })
  return status ?? null
}

const outcomesOf = (losses: readonly Loss[]) => {
  const of = (status: OrderStatus) => losses.filter(loss => loss.status === status)
  const sum = (rows: readonly Loss[], figure: 'orders' | 'value') =>
    rows.reduce((total, row) => total + row[figure], 0)
  return {
    missed: sum(of('Missed'), 'orders'),
    missedValue: sum(of('Missed'), 'value'),
    rejected: sum(of('Rejected'), 'orders'),
    cancelled: sum(of('Cancelled'), 'orders'),
  }
}

const readPeriod = async ({ db, period, previous, at }: PeriodContext) => {
  const now = at(period)
  return {
    ...withAverage(await readFigures(db, now)),
    ...outcomesOf(await readLosses(db, now)),
    acceptanceSecondsMedian: await readMedianWait(db, now),
    byChannel: everyChannel(await readByChannel(db, now)),
    byHour: everyHour(await readByHour(db, now)),
    topProducts: await readTopProducts(db, now, TOP),
    previous: withAverage(await readFigures(db, at(previous))),
  }
}

export const createDashboardService = ({ database }: Pick<Foundation, 'database'>) => ({
  /** Figures of a period and of now. Errors: those of `queryPeriod`. */
  sellerInfo: async (
    caller: Caller & { session: Pick<Session, 'accountId'> },
    request: SellerInfoRequest,
  ): Promise<SellerInfo> => {
    const { orderStatusId, ...asked } = request
    const { session, scope } = caller
    return queryPeriod(
      database,
      { caller, request: asked, status: statusFilter(orderStatusId) },
      async ({ branches, ...looked }) => {
        const { db, now, filter } = looked
        return {
          ...(await readPlan(db, session.accountId, now)),
          ...(await readPeriod({ branches, ...looked })),
          ...(await readOpenOrders(db, filter)),
          ...(await readSnoozed(db, { scope, since: new Date(now.getTime() - DAY_MS) })),
          openBranches: branches.filter(({ state }) => state === 'Open' || state === 'Busy').length,
          totalBranches: branches.length,
        }
      },
    )
  },
})
export type DashboardService = ReturnType<typeof createDashboardService>
