import type {
  RevenueCohorts,
  RevenueForecast,
  RevenueMovement,
  RevenuePaid,
  RevenuePlans,
  RevenueRow,
  RevenueRowsQuery,
} from '@sufra/shared/contracts/revenue'
import type { Page } from '@sufra/shared/contracts/wire'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import type { Foundation } from '#src/app/foundation.ts'
import type { InvoiceService } from '#src/modules/billing/invoice/invoice.service.ts'
import { pageAnswer, sliceOf } from '#src/routing/page.ts'
import { readCohorts } from './cohort.repository.ts'
import { readEnding } from './forecast.repository.ts'
import { readMoves, readPlans } from './movement.repository.ts'
import { readRecurring } from './recurring.repository.ts'
import { firstDay, monthAfter, monthOf, monthsFrom } from './revenue-months.ts'
import { countBehind, listBehind } from './revenue-rows.repository.ts'

export { readRecurring } from './recurring.repository.ts'

/** Returns the current recurring revenue, SAR with VAT: the same figure as on `/revenue`. */
export const recurringNow = async (db: Db, now: Date): Promise<number> => {
  const month = firstDay(monthOf(now))
  const [end] = await readRecurring(db, { first: month, last: month, now })
  return end?.revenue ?? 0
}

const MONTHS = 12
const AHEAD = 4

interface Counted {
  month: string
  figure: string
  merchants: number
  amount: number
}

const sumOf = (rows: Counted[], month: string, figure: string) => {
  const row = rows.find(counted => counted.month === month && counted.figure === figure)
  return { merchants: row?.merchants ?? 0, amount: row?.amount ?? 0 }
}

// Twelve months that end with the current one.
const lastYear = (now: Date) => {
  const last = monthOf(now)
  return { first: firstDay(monthAfter(last, 1 - MONTHS)), last: firstDay(last), now }
}

/** Revenue service for the operator: current and past months. SAR with VAT. */
export const createRevenueService = (
  { database }: Pick<Foundation, 'database'>,
  invoices: Pick<InvoiceService, 'months'>,
) => ({
  movement: (): Promise<RevenueMovement> => {
    const now = new Date()
    const months = { ...lastYear(now), first: firstDay(monthAfter(monthOf(now), -MONTHS)) }
    return database.run(
      ALL_MERCHANTS,
      async db => {
        const ends = await readRecurring(db, months)
        const moves = await readMoves(db, months)
        return {
          months: ends.slice(1).map(({ month, revenue, merchants }, at) => ({
            month,
            revenue,
            merchants,
            before: ends[at]?.revenue ?? 0,
            new: sumOf(moves, month, 'new'),
            expansion: sumOf(moves, month, 'expansion'),
            contraction: sumOf(moves, month, 'contraction'),
            churn: sumOf(moves, month, 'churn'),
          })),
        }
      },
      { isSnapshot: true },
    )
  },

  plans: async (): Promise<RevenuePlans> => {
    const now = new Date()
    const month = monthOf(now)
    const plans = await database.run(ALL_MERCHANTS, db => readPlans(db, { last: firstDay(month), now }))
    return { month, plans }
  },

  cohorts: async (): Promise<RevenueCohorts> => {
    const rows = await database.run(ALL_MERCHANTS, db => readCohorts(db, lastYear(new Date())))
    const cohorts = [...new Set(rows.map(({ cohort }) => cohort))]
    return {
      cohorts: cohorts.map(month => {
        const kept = rows.filter(({ cohort }) => cohort === month)
        return {
          month,
          merchants: kept[0]?.merchants ?? 0,
          months: kept.map(row => ({ month: row.month, paying: row.paying })),
        }
      }),
    }
  },

  forecast: async (): Promise<RevenueForecast> => {
    const now = new Date()
    const months = monthsFrom(monthOf(now), AHEAD)
    const span = { first: firstDay(monthOf(now)), last: firstDay(monthAfter(monthOf(now), AHEAD - 1)), now }
    const rows = await database.run(ALL_MERCHANTS, db => readEnding(db, span))
    return {
      months: months.map(month => ({
        month,
        renewal: sumOf(rows, month, 'renewal'),
        leaving: sumOf(rows, month, 'leaving'),
      })),
    }
  },

  paid: async (): Promise<RevenuePaid> => {
    const last = monthOf(new Date())
    const first = monthAfter(last, 1 - MONTHS)
    const sums = await invoices.months(ALL_MERCHANTS, { AccountId: 0, From: first, To: last })
    const none = { invoices: 0, creditNotes: 0, net: 0, gross: 0 }
    return {
      months: monthsFrom(first, MONTHS).map(month => ({
        ...none,
        ...sums.find(sum => sum.month === month),
        month,
      })),
    }
  },

  rows: (query: RevenueRowsQuery): Promise<Page<RevenueRow>> => {
    const asked = { ...query, now: new Date() }
    return database.run(
      ALL_MERCHANTS,
      async db => {
        const rows = await listBehind(db, asked, sliceOf(query))
        return pageAnswer(query, {
          rows: rows.map(({ endsAt, ...row }) => ({
            ...row,
            endsAt: endsAt && new Date(endsAt).toISOString(),
          })),
          totalCount: await countBehind(db, asked),
        })
      },
      { isSnapshot: true },
    )
  },
})
export type RevenueService = ReturnType<typeof createRevenueService>
