import type { SellerInfo, SellerInfoRequest } from '@sufra/shared/contracts/dashboard'
import { ORDER_STATUS, OrderStatus } from '@sufra/shared/contracts/order'
import type { Db, Scope } from '#src/database/database.ts'
import { notFound, validation } from '#src/errors.ts'
import { mayWorkAt, refuseOtherBranch } from '#src/routing/branch-limit.ts'
import { branchesNow } from '#src/modules/merchants/merchants.ts'
import { channelKeys, channelOf } from '#src/modules/channels/channels.ts'
import { currentSubscription } from '#src/modules/billing/billing.ts'
import type { Foundation } from '#src/foundation.ts'
import type { Session } from '#src/routing/route.ts'
import { HOME_ZONE, periodOf, previousPeriod } from './dashboard-period.ts'
import {
  readByChannel,
  readByHour,
  readFigures,
  readOpenOrders,
  readOutcomes,
  readSnoozed,
  readTopProducts,
} from './dashboard.repository.ts'
import type { OrderFilter, Period } from './dashboard.repository.ts'

const DAY_MS = 86_400_000

interface Caller {
  session: Session
  scope: Scope
}

const roundedFigures = ({ orders, sold, sales }: { orders: number; sold: number; sales: number }) => ({
  orders,
  sales,
  averageTicket: sold === 0 ? 0 : Math.round((sales / sold) * 100) / 100,
})

const readBranches = async (
  db: Db,
  { session, scope }: Caller,
  { branchId, now }: { branchId: number; now: Date },
) => {
  const all = await branchesNow(db, { scope, branchIds: [], now })
  if (branchId === 0) return all.filter(({ id }) => mayWorkAt(session, id))
  const chosen = all.filter(({ id }) => id === branchId)
  if (chosen.length === 0) throw notFound()
  refuseOtherBranch(session, branchId)
  return chosen
}

const readPlan = async (db: Db, accountId: number | null, now: Date) => {
  const current = accountId === null ? undefined : await currentSubscription(db, { accountId, now })
  return {
    currentPlan: current?.planName ?? null,
    expiryDate: current?.expiryDate?.toISOString() ?? null,
    subscriptionStatus: current?.status ?? null,
  }
}

const readCharts = async (db: Db, filter: OrderFilter, period: Period) => {
  const channels = new Map((await readByChannel(db, filter, period)).map(row => [row.channelId, row]))
  const hours = new Map((await readByHour(db, filter, period)).map(row => [row.hour, row]))
  return {
    byChannel: channelKeys().map(({ id, key }) => ({
      key,
      name: channelOf(id).name,
      orders: channels.get(id)?.orders ?? 0,
      sales: channels.get(id)?.sales ?? 0,
    })),
    byHour: Array.from({ length: 24 }, (_, hour) => ({
      orders: hours.get(hour)?.orders ?? 0,
      sales: hours.get(hour)?.sales ?? 0,
    })),
    topProducts: await readTopProducts(db, filter, period),
  }
}

const statusFilter = (id: number) => {
  const status = OrderStatus.options.find(each => ORDER_STATUS[each] === id)
  if (id !== 0 && !status) throw validation({ orderStatusId: ['not_found'] })
  return status ?? null
}

export const createDashboardService = ({ database }: Pick<Foundation, 'database'>) => ({
  /** Figures of a period and of now. 404 for a branch that the caller's account lacks, 403 `forbidden_branch` for one beyond their own. */
  sellerInfo: async (caller: Caller, request: SellerInfoRequest): Promise<SellerInfo> => {
    const { session, scope } = caller
    const now = new Date()
    const period = periodOf(request, { permissions: session.permissions, now })
    const status = statusFilter(request.orderStatusId)
    return database.run(scope, async db => {
      const branches = await readBranches(db, caller, { branchId: request.branchId, now })
      const isWhole = request.branchId === 0 && session.branchIds.length === 0
      const filter = {
        scope,
        status,
        timeZone: HOME_ZONE,
        branchIds: isWhole ? null : branches.map(({ id }) => id),
      }
      const figures = roundedFigures(await readFigures(db, filter, period))
      return {
        ...figures,
        ...(await readPlan(db, session.accountId, now)),
        ...(await readOutcomes(db, filter, period)),
        ...(await readCharts(db, filter, period)),
        ...(await readOpenOrders(db, filter)),
        ...(await readSnoozed(db, { scope, since: new Date(now.getTime() - DAY_MS) })),
        previous: roundedFigures(await readFigures(db, filter, previousPeriod(period, now))),
        openBranches: branches.filter(({ state }) => state === 'Open' || state === 'Busy').length,
        totalBranches: branches.length,
      }
    })
  },
})
export type DashboardService = ReturnType<typeof createDashboardService>
