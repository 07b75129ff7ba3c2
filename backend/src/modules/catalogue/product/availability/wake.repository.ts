import { sql } from 'drizzle-orm'
import { choice } from '#src/modules/catalogue/choice/choice.table.ts'
import type { Db } from '#src/database/database.ts'
import { branchSnooze } from '../branch-snooze.table.ts'
import { product } from '../product.table.ts'

/** Rows of an account with an expired snooze: of the product, in a branch, or of options. */
export interface ToWake {
  accountId: number
  productIds: number[]
  choiceIds: number[]
}

/** Finds expired snoozes of every account in the transaction's scope, by four partial indexes on rows with an end. */
export const findToWake = async (db: Db, now: Date): Promise<ToWake[]> => {
  const text = now.toISOString()
  const { rows } = await db.execute<{ account_id: number; product_ids: number[]; choice_ids: number[] }>(sql`
    select account_id, coalesce(array_agg(product_id) filter (where product_id is not null), '{}') as product_ids,
      coalesce(array_agg(choice_id) filter (where choice_id is not null), '{}') as choice_ids
    from (
      select account_id, id as product_id, null::int as choice_id from ${product}
        where snoozed_until <= ${text}::timestamptz and deleted_at is null
      union select account_id, id, null from ${product} where options_wake_at <= ${text} and deleted_at is null
      union select p.account_id, p.id, null from ${branchSnooze} s
        join ${product} p on p.account_id = s.account_id and p.id = s.product_id
        where s.until <= ${text}::timestamptz and p.deleted_at is null
      union select account_id, null, id from ${choice} where options_wake_at <= ${text} and deleted_at is null
    ) as due group by account_id`)
  return rows.map(row => ({
    accountId: row.account_id,
    productIds: row.product_ids,
    choiceIds: row.choice_ids,
  }))
}
