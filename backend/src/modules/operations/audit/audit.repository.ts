import { and, count, desc, eq, gte, isNotNull, lt, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#src/database/database.ts'
import { auditEntry, auditHead } from '#src/modules/infrastructure/audit/audit-entry.table.ts'
import { user } from '#src/modules/identity/user/user.table.ts'
import { account } from '#src/modules/merchants/account/account.table.ts'
import type { PageSlice } from '#src/routing/page.ts'

export interface AuditFilter {
  /** 0 for everybody */
  userId: number
  /** 0 for all */
  accountId: number
  action?: string
  from?: Date
  to?: Date
}

const wanted = ({ userId, accountId, action, from, to }: AuditFilter): SQL | undefined =>
  and(
    userId ? eq(auditEntry.byUserId, userId) : undefined,
    accountId ? eq(auditEntry.accountId, accountId) : undefined,
    action ? eq(auditEntry.action, action) : undefined,
    from ? gte(auditEntry.at, from) : undefined,
    to ? lt(auditEntry.at, to) : undefined,
  )

const shown = {
  id: auditEntry.id,
  at: auditEntry.at,
  byUserId: auditEntry.byUserId,
  byName: user.name,
  fromAddress: auditEntry.fromAddress,
  action: auditEntry.action,
  entity: auditEntry.entity,
  entityId: auditEntry.entityId,
  accountId: auditEntry.accountId,
  accountName: account.name,
  before: auditEntry.before,
  after: auditEntry.after,
  asked: auditEntry.request,
  hash: auditEntry.hash,
}

/** Latest first. */
export const listEntries = (db: Db, filter: AuditFilter, { limit, offset }: PageSlice) =>
  db
    .select(shown)
    .from(auditEntry)
    .leftJoin(user, eq(user.id, auditEntry.byUserId))
    .leftJoin(account, eq(account.id, auditEntry.accountId))
    .where(wanted(filter))
    .orderBy(desc(auditEntry.id))
    .limit(limit)
    .offset(offset)

export const countEntries = async (db: Db, filter: AuditFilter): Promise<number> => {
  const [row] = await db.select({ total: count() }).from(auditEntry).where(wanted(filter))
  return row?.total ?? 0
}

export const listActors = (db: Db) =>
  db
    .selectDistinct({ id: user.id, name: user.name })
    .from(auditEntry)
    .innerJoin(user, eq(user.id, auditEntry.byUserId))
    .where(isNotNull(auditEntry.byUserId))
    .orderBy(user.name, user.id)

export const listActions = async (db: Db): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ action: auditEntry.action })
    .from(auditEntry)
    .orderBy(auditEntry.action)
  return rows.map(({ action }) => action)
}

const Broken = z.array(z.object({ id: z.coerce.number() }))

/**
 * Returns the first entry whose content does not match its hash, whose predecessor does not match, or that is
 * missing; undefined when the chain is intact. The head reveals entries that were cut off at the end.
 */
export const findBroken = async (db: Db): Promise<number | undefined> => {
  const { rows } = await db.execute(sql`
    with chained as (
      select entry, entry.id, entry.hash,
        lag(entry.id, 1, 0::bigint) over in_order as previous_id, lag(entry.hash, 1, '') over in_order as expected
      from audit_entry entry window in_order as (order by entry.id)
    )
    select min(id) as id from (
      select case when id <> previous_id + 1 then previous_id + 1 else id end as id from chained
      where id <> previous_id + 1 or hash <> audit_hash(entry) or (entry).previous_hash <> expected
      union all
      select head.id from audit_head head left join audit_entry last on last.id = head.id
      where head.id > 0 and last.hash is distinct from head.hash
      union all
      select last.id from audit_entry last where last.id > (select head.id from audit_head head)
    ) as broken having min(id) is not null`)
  return Broken.parse(rows)[0]?.id
}

export const readHead = async (db: Db): Promise<{ id: number; hash: string }> => {
  const [row] = await db.select({ id: auditHead.id, hash: auditHead.hash }).from(auditHead)
  return row ?? { id: 0, hash: '' }
}
