import type { PeriodRequest } from '@sufra/shared/contracts/dashboard'
import type { OrderStatus } from '@sufra/shared/contracts/order'
import type { Database, Db, Scope } from '#src/database/database.ts'
import { notFound } from '#src/errors/errors.ts'
import { mayWorkAt } from '#src/routing/branch-limit.ts'
import type { Session } from '#src/routing/route.ts'
import { branchesNow } from '#src/modules/merchants/merchants.ts'
import { coverOf } from './order-day/sum-sources.ts'
import type { SumFilter } from './order-day/order-sums.ts'
import { readRollUpState } from './order-day/roll-up.repository.ts'
import type { Period } from './order-day/business-day.ts'
import { periodOf, previousPeriod } from './dashboard-period.ts'
import type { SumQuery } from './sums.repository.ts'

export interface Caller {
  session: Pick<Session, 'permissions' | 'branchIds'>
  scope: Scope
}

/** Context of a query about a period. */
export interface PeriodContext {
  db: Db
  now: Date
  period: Period
  previous: Period
  filter: SumFilter
  branches: Awaited<ReturnType<typeof branchesNow>>
  /** filter and cover for the sums of a period */
  at: (period: Period) => SumQuery
}

const readBranches = async (
  db: Db,
  { session, scope }: Caller,
  { branchId, now }: { branchId: number; now: Date },
) => {
  const all = await branchesNow(db, { scope, branchIds: [], now })
  if (branchId === 0) return all.filter(({ id }) => mayWorkAt(session, id))
  const chosen = all.filter(({ id }) => id === branchId)
  if (chosen.length === 0) throw notFound()
  return chosen
}

/**
 * Runs a query in one snapshot. 400 for an invalid period, 403 for days that the caller may not see, 404 for
 * a branch outside of the account.
 */
export const queryPeriod = <Answer>(
  database: Database,
  { caller, request, status = null }: { caller: Caller; request: PeriodRequest; status?: OrderStatus | null },
  answer: (queryPeriod: PeriodContext) => Promise<Answer>,
): Promise<Answer> => {
  const { session, scope } = caller
  const now = new Date()
  return database.run(
    scope,
    async db => {
      const branches = await readBranches(db, caller, { branchId: request.branchId, now })
      const today = { now, startHour: Math.max(0, ...branches.map(({ dayStartHour }) => dayStartHour)) }
      const period = periodOf(request, { ...today, permissions: session.permissions })
      const isWhole = request.branchId === 0 && session.branchIds.length === 0
      const filter = { scope, branchIds: isWhole ? null : branches.map(({ id }) => id) }
      const state = await readRollUpState(db, scope)
      return answer({
        db,
        now,
        period,
        filter,
        branches,
        previous: previousPeriod(period, today),
        at: asked => ({ filter, status, cover: coverOf(asked, state) }),
      })
    },
    { isSnapshot: true },
  )
}
