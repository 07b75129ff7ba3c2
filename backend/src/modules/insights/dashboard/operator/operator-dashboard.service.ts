import { AccountStatus } from '@sufra/shared/contracts/merchant'
import type {
  OperatorConnections,
  OperatorMerchants,
  OperatorReleases,
  OperatorRevenue,
  PlatformPeriod,
} from '@sufra/shared/contracts/operator-dashboard'
import type { Permission } from '@sufra/shared/contracts/permission'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import { readRecurring } from '#src/modules/billing/billing.ts'
import { channelOf } from '#src/modules/channels/channels.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { periodOf } from '#src/modules/insights/dashboard/dashboard-period.ts'
import type { Period } from '#src/modules/insights/dashboard/order-day/business-day.ts'
import { DAY_MS, dayOf } from '../order-day/business-day.ts'
import { readFailing } from './failing-connections.repository.ts'
import { countEnding, readCame, readLeft, readStates } from './merchant-figures.repository.ts'
import { countChanges, readPointers } from './release-figures.repository.ts'

// The requested period and the one of equal length before it, both as far as the period has passed.
interface ComparedPeriods {
  now: Date
  period: Period
  previous: Period
}

// Errors: 400 for an invalid period.
const askedPeriod = (request: PlatformPeriod, permissions: readonly Permission[]): ComparedPeriods => {
  const now = new Date()
  const { from, to } = periodOf(request, { permissions, now, startHour: 0 })
  const passed = new Date(Math.min(to.getTime(), Math.max(now.getTime(), from.getTime())))
  const length = to.getTime() - from.getTime()
  const back = (instant: Date) => new Date(instant.getTime() - length)
  return { now, period: { from, to: passed }, previous: { from: back(from), to: back(passed) } }
}

const SOON_DAYS = 14
const MONTHS = 12
const CONNECTIONS_AT_MOST = 100

const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`

const monthsBefore = (day: string, months: number): string => {
  const date = new Date(`${firstOfMonth(day)}T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() - months)
  return date.toISOString().slice(0, 10)
}

const snapshot = { isSnapshot: true } as const

/** Service of the operator's figures over all merchants. Errors: 400 for an invalid period. */
export const createOperatorDashboard = ({ database }: Pick<Foundation, 'database'>) => ({
  /** Statuses and ending plans as of now; new and leaving merchants of the period. */
  merchants: (permissions: readonly Permission[], request: PlatformPeriod): Promise<OperatorMerchants> => {
    const { now, period, previous } = askedPeriod(request, permissions)
    const until = new Date(now.getTime() + SOON_DAYS * DAY_MS)
    return database.run(
      ALL_MERCHANTS,
      async db => {
        const states = new Map((await readStates(db)).map(row => [row.status, row.merchants]))
        return {
          states: AccountStatus.options.map(status => ({ status, merchants: states.get(status) ?? 0 })),
          expiringIn14Days: await countEnding(db, { now, until }),
          came: await readCame(db, period),
          left: await readLeft(db, period, now),
          previous: {
            came: (await readCame(db, previous)).count,
            left: (await readLeft(db, previous, now)).count,
          },
        }
      },
      snapshot,
    )
  },

  /** The twelve months that end with the period's last one, at the latest this month. */
  revenue: (permissions: readonly Permission[], request: PlatformPeriod): Promise<OperatorRevenue> => {
    const { now, period } = askedPeriod(request, permissions)
    // `to` is exclusive.
    const last = firstOfMonth(dayOf(new Date(Math.min(period.to.getTime() - 1, now.getTime()))))
    return database.run(
      ALL_MERCHANTS,
      async db => ({
        months: await readRecurring(db, { first: monthsBefore(last, MONTHS - 1), last, now }),
      }),
      snapshot,
    )
  },

  connections: async (): Promise<OperatorConnections> => {
    const rows = await database.run(ALL_MERCHANTS, db => readFailing(db, CONNECTIONS_AT_MOST))
    return {
      count: rows[0]?.total ?? 0,
      connections: rows.map(({ channelId, failingSince, ...row }) => ({
        ...row,
        channelName: channelOf(channelId).name,
        failingSince: failingSince?.toISOString() ?? null,
      })),
    }
  },

  releases: (permissions: readonly Permission[], request: PlatformPeriod): Promise<OperatorReleases> => {
    const { period } = askedPeriod(request, permissions)
    return database.run(
      ALL_MERCHANTS,
      async db => ({
        changes: await countChanges(db, period),
        remotes: (await readPointers(db)).map(({ canary, ...pointer }) => ({
          ...pointer,
          canary: canary && { version: canary.version, percent: canary.percent },
        })),
      }),
      snapshot,
    )
  },
})
export type OperatorDashboard = ReturnType<typeof createOperatorDashboard>
