import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { RevenueFigure, RevenueRowsQuery } from '@sufra/shared/contracts/revenue'
import type { Db } from '#src/database/database.ts'
import { plan } from '#src/modules/billing/plan/plan.table.ts'
import { account } from '#src/modules/merchants/account/account.table.ts'
import type { PageSlice } from '#src/routing/page.ts'
import { firstSubscriptionsCte } from './cohort.repository.ts'
import { endingSubscriptionsCte } from './forecast.repository.ts'
import { planChangesCte } from './movement.repository.ts'
import { recurringRevenueCte } from './recurring.repository.ts'
import { firstDay, monthAfter } from './revenue-months.ts'

export type RevenueListRequest = Pick<RevenueRowsQuery, 'Figure' | 'Month' | 'PlanId' | 'Cohort'> & {
  now: Date
}

const NO_MOVE = sql`null::int as plan_before`
const NO_END = sql`null::timestamptz as ends_at`

const behindMove = ({ Figure, Month, now }: RevenueListRequest): SQL => {
  const last = firstDay(Month)
  return sql`${recurringRevenueCte({ first: firstDay(monthAfter(Month, -1)), last, now })}, ${planChangesCte}, behind as (
    select account_id, plan_id, plan_before, amount, ${NO_END} from moved where day = ${last}::timestamp and figure = ${Figure})`
}

const behindEnd = ({
  Figure,
  Month,
  now,
}: RevenueListRequest): SQL => sql`${endingSubscriptionsCte(now)}, behind as (
    select account_id, plan_id, plan_before, amount, ends_at from ending
    where day = ${firstDay(Month)}::timestamp and figure = ${Figure})`

const behindCohort = ({
  Month,
  now,
}: RevenueListRequest): SQL => sql`${firstSubscriptionsCte(now)}, behind as (
    select account_id, plan_id, ${NO_MOVE}, per_month as amount, ${NO_END} from begun where cohort = ${firstDay(Month)}::timestamp)`

const behindRecurring = ({ Month, now, Cohort }: RevenueListRequest): SQL => {
  const day = firstDay(Month)
  const isOf = Cohort
    ? sql`account_id in (select account_id from begun where cohort = ${firstDay(Cohort)}::timestamp)`
    : sql`true`
  return sql`${recurringRevenueCte({ first: day, last: day, now })}, ${firstSubscriptionsCte(now)}, behind as (
    select account_id, plan_id, ${NO_MOVE}, per_month as amount, ${NO_END} from standing where ${isOf})`
}

const BEHIND: Record<RevenueFigure, (asked: RevenueListRequest) => SQL> = {
  recurring: behindRecurring,
  new: behindMove,
  expansion: behindMove,
  contraction: behindMove,
  churn: behindMove,
  cohort: behindCohort,
  renewal: behindEnd,
  leaving: behindEnd,
}

const isOfPlan = ({ PlanId }: RevenueListRequest): SQL => (PlanId ? sql`b.plan_id = ${PlanId}` : sql`true`)

type Behind = {
  accountId: number
  merchantName: string
  planName: string
  planBefore: string | null
  amount: number
  endsAt: Date | null
}

/** Merchants behind a figure, largest amount first. */
export const listBehind = async (
  db: Db,
  asked: RevenueListRequest,
  { limit, offset }: PageSlice,
): Promise<Behind[]> => {
  const { rows } = await db.execute<Behind>(
    sql`with ${BEHIND[asked.Figure](asked)}
      select b.account_id as "accountId", m.name as "merchantName", p.name as "planName",
        h.name as "planBefore", b.amount::float8 as amount, b.ends_at as "endsAt"
      from behind as b join ${account} as m on m.id = b.account_id join ${plan} as p on p.id = b.plan_id
        left join ${plan} as h on h.id = b.plan_before
      where ${isOfPlan(asked)} order by abs(b.amount) desc, b.account_id limit ${limit} offset ${offset}`,
  )
  return rows
}

export const countBehind = async (db: Db, asked: RevenueListRequest): Promise<number> => {
  const { rows } = await db.execute<{ total: number }>(
    sql`with ${BEHIND[asked.Figure](asked)} select count(*)::int as total from behind as b where ${isOfPlan(asked)}`,
  )
  return rows[0]?.total ?? 0
}
