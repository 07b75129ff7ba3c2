import { sql } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { printJob, printer } from '../printer/printer.table.ts'

interface AcceptedOrder {
  accountId: number
  branchId: number
  id: number
}

/** One statement; a repeated call inserts nothing. */
export const insertJobsOf = async (db: Db, { accountId, branchId, id }: AcceptedOrder): Promise<void> => {
  await db.execute(sql`
    insert into ${printJob} (account_id, printer_id, order_id, what, is_automatic)
    select ${printer.accountId}, ${printer.id}, ${id}::integer, paper.what, true
    from ${printer}
    join (values ('ticket'), ('receipt')) as paper (what) on ${printer.prints} in (paper.what, 'both')
    where ${printer.accountId} = ${accountId} and ${printer.branchId} = ${branchId} and ${printer.isOnAccept}
    on conflict do nothing`)
}
