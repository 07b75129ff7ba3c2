import { sql } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'

/** Adds the history of every order with an id above `afterId`, derived from the order's own instants. */
export const addHistory = async (db: Db, { afterId = 0 }: { afterId?: number } = {}): Promise<void> => {
  await db.execute(sql`
    insert into order_history (account_id, order_id, at, by_user_id, source, action, from_status, to_status, note)
    select o.account_id, o.id, step.at, case when step.source = 'user' then staff.id end, step.source, step.action,
      step.from_status, step.to_status, step.note
    from app_order o
    join (select account_id, min(id) as id from app_user where role in ('Admin', 'Cashier') group by account_id) staff
      on staff.account_id = o.account_id
    cross join lateral (values
      (1, o.placed_at, 'channel', 'Place', null, case when o.status in ('Failed', 'Scheduled') then o.status else 'New' end, o.failure_reason),
      (2, o.accepted_at, 'user', 'Accept', 'New', 'Preparing', null),
      (3, o.ready_at, 'user', 'MarkReady', 'Preparing', 'Ready', null),
      (4, o.picked_up_at, 'user', 'HandOver', 'Ready', 'PickedUp', null),
      (5, case when o.status = 'Completed' then o.closed_at end, case when o.type = 'Delivery' then 'channel' else 'user' end,
        case when o.type = 'Delivery' then 'Complete' else 'HandOver' end,
        case when o.type = 'Delivery' then 'PickedUp' else 'Ready' end, 'Completed', null),
      (6, case when o.status = 'Rejected' then o.closed_at end, 'user', 'Reject', 'New', 'Rejected', o.reason_code),
      (7, case when o.status = 'Cancelled' then o.closed_at end, 'channel', 'Cancel', 'Preparing', 'Cancelled', o.reason_code),
      (8, case when o.status = 'Missed' then o.closed_at end, 'system', 'expire', 'New', 'Missed', null)
    ) as step (position, at, source, action, from_status, to_status, note)
    where step.at is not null and o.id > ${afterId}
    order by o.placed_at, o.id, step.position`)
}
