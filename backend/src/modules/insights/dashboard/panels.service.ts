import type {
  DashboardAttention,
  DashboardChannels,
  DashboardFigures,
  DashboardHours,
  DashboardLosses,
  DashboardProducts,
  PeriodRequest,
} from '@sufra/shared/contracts/dashboard'
import type { Foundation } from '#src/app/foundation.ts'
import { readAttention } from './attention.ts'
import { habitPeriod } from './dashboard-period.ts'
import { everyChannel, everyHour, withAverage } from './dashboard.service.ts'
import { queryPeriod } from './period-query.ts'
import type { Caller, PeriodContext } from './period-query.ts'
import {
  readByChannel,
  readByHour,
  readByWeekday,
  readDays,
  readFigures,
  readLosses,
  readMedianWait,
  readProducts,
  readTopProducts,
} from './sums.repository.ts'
import type { Loss, SumQuery } from './sums.repository.ts'
import type { Period } from './order-day/business-day.ts'

const TOP = 10
const WEEKDAYS = 7

const onWire = ({ from, to }: Period) => ({ from: from.toISOString(), to: to.toISOString() })

const measured = async ({ db }: PeriodContext, looked: SumQuery) => ({
  ...withAverage(await readFigures(db, looked)),
  acceptanceSecondsMedian: await readMedianWait(db, looked),
})

const totalOf = (losses: readonly Loss[]) => ({
  orders: losses.reduce((sum, { orders }) => sum + orders, 0),
  value: Math.round(losses.reduce((sum, { value }) => sum + value, 0) * 100) / 100,
})

const readWeek = async ({ db, period, at }: PeriodContext) => {
  const habit = habitPeriod(period)
  const rows = await readByWeekday(db, at(habit))
  const days = Array.from({ length: WEEKDAYS }, (_, day) =>
    everyHour(rows.filter(({ weekday }) => weekday === day)),
  )
  return { ...onWire(habit), days }
}

const readProductPanel = async ({ db, period, previous, at }: PeriodContext): Promise<DashboardProducts> => {
  const top = await readTopProducts(db, at(period), TOP)
  const before = await readProducts(
    db,
    at(previous),
    top.map(({ product }) => product),
  )
  const quantities = new Map(before.map(({ product, quantity }) => [product, quantity]))
  return {
    products: top.map(({ product, ...sold }) => ({
      ...sold,
      previousQuantity: quantities.get(product) ?? 0,
    })),
  }
}

/**
 * Service of the dashboard's panels. Each has its own request, so that none waits for another. Errors: those
 * of `queryPeriod`.
 */
export const createPanelsService = ({ database }: Pick<Foundation, 'database'>) => ({
  figures: (caller: Caller, request: PeriodRequest): Promise<DashboardFigures> =>
    queryPeriod(database, { caller, request }, async looked => {
      const { db, period, previous, at } = looked
      return {
        ...(await measured(looked, at(period))),
        previous: await measured(looked, at(previous)),
        days: await readDays(db, at(period)),
      }
    }),

  hours: (caller: Caller, request: PeriodRequest): Promise<DashboardHours> =>
    queryPeriod(database, { caller, request }, async looked => {
      const { db, period, previous, at } = looked
      const seesWeeks = caller.session.permissions.includes('dashboard.history')
      return {
        hours: everyHour(await readByHour(db, at(period))),
        previous: everyHour(await readByHour(db, at(previous))),
        week: seesWeeks ? await readWeek(looked) : null,
      }
    }),

  channels: (caller: Caller, request: PeriodRequest): Promise<DashboardChannels> =>
    queryPeriod(database, { caller, request }, async ({ db, period, previous, at }) => {
      const before = everyChannel(await readByChannel(db, at(previous)))
      const channels = everyChannel(await readByChannel(db, at(period)))
      return {
        channels: channels.map((channel, position) => ({
          ...channel,
          previous: {
            orders: before[position]?.orders ?? 0,
            sales: before[position]?.sales ?? 0,
          },
        })),
      }
    }),

  products: (caller: Caller, request: PeriodRequest): Promise<DashboardProducts> =>
    queryPeriod(database, { caller, request }, readProductPanel),

  attention: (caller: Caller, request: { branchId: number }): Promise<DashboardAttention> =>
    queryPeriod(database, { caller, request }, readAttention),

  losses: (caller: Caller, request: PeriodRequest): Promise<DashboardLosses> =>
    queryPeriod(database, { caller, request }, async ({ db, period, previous, at }) => {
      const causes = await readLosses(db, at(period))
      return { ...totalOf(causes), previous: totalOf(await readLosses(db, at(previous))), causes }
    }),
})
export type PanelsService = ReturnType<typeof createPanelsService>
