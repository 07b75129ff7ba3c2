import type { Attack, Ground } from '../../attack.ts'
import { call, read } from '../../api/call.ts'
import { signIn } from '../../api/people.ts'
import { query } from '../../instance/database.ts'
import type { Verdicts } from '../../verdicts.ts'

const LIVE = 6000
const MOST_ROWS = 2000
const MOST_BYTES = 8_000_000

const logins = async ({ instance }: Ground, verdicts: Verdicts): Promise<void> => {
  const rows = await query<{ name: string; super: boolean; count: number }>(
    instance,
    `select a.usename as name, r.rolsuper as super, count(*)::int as count
      from pg_stat_activity a join pg_roles r on r.rolname = a.usename
      where a.datname = current_database() and a.pid <> pg_backend_pid() and a.backend_type = 'client backend'
        -- The job worker logs in as the owner (decision 28) and serves no request.
        and a.application_name <> 'sufra-jobs'
      group by 1, 2`,
  )
  const mighty = rows.filter(row => row.super)
  verdicts.check(rows.length > 0 && mighty.length === 0, () => ({
    what: 'a connection that serves requests belongs to a superuser',
    sent: 'select usename, rolsuper from pg_stat_activity',
    came: JSON.stringify(rows),
  }))
}

const COLUMNS = `account_id, service_provider_id, branch_id, channel_id, order_number, type, placed_at, accept_by,
  prep_minutes, customer_name, customer_phone, note, payment_type, sub_total, discount_total, delivery_fee, vat_total,
  final_price`

const manyLive = async ({ url, instance }: Ground, verdicts: Verdicts): Promise<void> => {
  const { token } = await signIn(url, 'second')
  await query(
    instance,
    `insert into app_order (channel_order_id, status, ${COLUMNS})
      select 'TORTURE-LIVE-' || n, 'Preparing', ${COLUMNS}
      from (select * from app_order where account_id = 2 order by id limit 1) one, generate_series(1, $1::int) n`,
    [LIVE],
  )
  const answer = await call(url, { path: '/api/Order/GetLiveOrders?BranchId=0&OrderStatusId=0', token })
  const rows = read(answer.text)?.data?.length ?? 0
  verdicts.check(answer.status === 200 && rows <= MOST_ROWS && answer.text.length <= MOST_BYTES, () => ({
    what: 'the live orders of one merchant are without bounds',
    sent: `GET /api/Order/GetLiveOrders with ${LIVE} live orders`,
    came: `${answer.status}: ${rows} orders, ${(answer.text.length / 1e6).toFixed(1)} MB`,
  }))
  verdicts.figure(`${LIVE} live orders: ${rows} told, ${(answer.text.length / 1e6).toFixed(1)} MB`)
  await query(instance, `delete from app_order where channel_order_id like 'TORTURE-LIVE-%'`)
}

/** Checks that no request runs as a database superuser and that the list of live orders is bounded. */
export const limits: Attack = async (ground, verdicts) => {
  await logins(ground, verdicts)
  await manyLive(ground, verdicts)
}
