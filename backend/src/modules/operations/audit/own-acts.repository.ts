import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { z } from 'zod'
import { OwnActKind } from '@sufra/shared/contracts/own-audit'
import type { Db } from '#src/database/database.ts'
import { containsPattern } from '#src/database/like-pattern.ts'
import type { PageSlice } from '#src/routing/page.ts'

export interface OwnActFilter {
  accountId: number
  /** 0 for everybody */
  userId: number
  kind?: OwnActKind
  search: string
  from: Date
  to: Date
}

const KIND_OF_THING = sql`case
  when entity in ('user', 'role') then 'team'
  when entity in ('branch', 'printer') then 'branches'
  when entity = 'integration' then 'integrations'
  when entity = 'subscription' then 'billing'
  when entity in ('channelPricing', 'priceException', 'menuPublication') then 'menu'
  else 'business' end`

// Fields that only the operator may see.
const OPERATORS_OWN = ['statusReason', 'statusBefore', 'releaseChannel']
const withoutOperatorsOwn = (facts: SQL) =>
  sql`${facts} - ${sql.raw(`array[${OPERATORS_OWN.map(name => `'${name}'`).join()}]`)}`

const within = (at: SQL, { from, to }: OwnActFilter) => sql`${at} >= ${from} and ${at} < ${to}`

/** Union of all histories in one format. */
const lines = (filter: OwnActFilter): SQL => {
  const { accountId } = filter
  return sql`
    select 'own' || id as key, at, by_user_id, action, entity, entity_id,
      coalesce(after ->> 'name', before ->> 'name') as subject, ${KIND_OF_THING} as kind,
      before, coalesce(after, request) as after
    from merchant_audit_entry where account_id = ${accountId} and ${within(sql`at`, filter)}
    union all
    select 'sufra' || id, at, by_user_id, action, entity, entity_id,
      coalesce(after ->> 'name', before ->> 'name'), ${KIND_OF_THING},
      ${withoutOperatorsOwn(sql`before`)},
      ${withoutOperatorsOwn(sql`coalesce(after, case when entity = 'account' then null else request end)`)}
    from audit_entry where account_id = ${accountId} and action <> 'Branch.SetStatus' and ${within(sql`at`, filter)}
    union all
    select 'menu' || r.id, r.at, r.by_user_id,
      initcap(r.entity) || case when r.before is null then '.Add' else '.Update' end,
      r.entity, r.entity_id::text,
      coalesce(r.after ->> 'name', r.before ->> 'name', p.name, c.name, o.name), 'menu', r.before, r.after
    from menu_revision r
    left join product p on r.entity = 'product' and p.account_id = r.account_id and p.id = r.entity_id
    left join category c on r.entity = 'category' and c.account_id = r.account_id and c.id = r.entity_id
    left join choice o on r.entity = 'choice' and o.account_id = r.account_id and o.id = r.entity_id
    where r.account_id = ${accountId} and r.by_user_id is not null and ${within(sql`r.at`, filter)}
    union all
    select 'order' || h.id, h.at, h.by_user_id, 'Order.' || h.action, 'order', h.order_id::text,
      '#' || o.order_number, 'orders',
      case when h.from_status is null then null else jsonb_build_object('status', h.from_status) end,
      jsonb_strip_nulls(jsonb_build_object('status', h.to_status, 'note', h.note))
    from order_history h join app_order o on o.account_id = h.account_id and o.id = h.order_id
    where h.account_id = ${accountId} and h.by_user_id is not null and ${within(sql`h.at`, filter)}
    union all
    select 'branch' || b.id, b.at, b.by_user_id, 'Branch.' || b.kind, 'branch', b.branch_id::text,
      n.name, 'branches', null,
      jsonb_strip_nulls(jsonb_build_object('minutes', b.minutes, 'until', b.until, 'reason', b.reason))
    from branch_change b join branch n on n.account_id = b.account_id and n.id = b.branch_id
    where b.account_id = ${accountId} and b.by_user_id is not null and b.kind not in ('Edited', 'Hours')
      and ${within(sql`b.at`, filter)}`
}

const wanted = ({ userId, kind, search }: OwnActFilter): SQL => {
  const pattern = containsPattern(search.toLowerCase())
  return sql`where true
    ${userId ? sql`and line.by_user_id = ${userId}` : sql``}
    ${kind ? sql`and line.kind = ${kind}` : sql``}
    ${search ? sql`and (lower(line.subject) like ${pattern} or lower(person.name) like ${pattern})` : sql``}`
}

const Row = z.object({
  key: z.string(),
  at: z.coerce.date(),
  byUserId: z.int().nullable(),
  byName: z.string().nullable(),
  action: z.string(),
  entity: z.string(),
  entityId: z.string().nullable(),
  subject: z.string().nullable(),
  kind: OwnActKind,
  before: z.unknown(),
  after: z.unknown(),
  total: z.coerce.number(),
})
export type OwnActRow = z.infer<typeof Row>

/**
 * Latest first, each row with the total. Authors outside of the merchant's people are shown as Sufra. Call it
 * in the merchant's scope, which hides other merchants' rows and the operator's people.
 */
export const listOwnActs = async (
  db: Db,
  filter: OwnActFilter,
  { limit, offset }: PageSlice,
): Promise<OwnActRow[]> => {
  const { rows } = await db.execute(sql`
    select line.key, line.at, person.id as "byUserId", person.name as "byName", line.action, line.entity,
      line.entity_id as "entityId", line.subject, line.kind, line.before, line.after,
      count(*) over () as total
    from (${lines(filter)}) as line
    left join app_user person on person.id = line.by_user_id and person.account_id = ${filter.accountId}
    ${wanted(filter)}
    order by line.at desc, line.key desc
    limit ${limit} offset ${offset}`)
  return z.array(Row).parse(rows)
}

export const listOwnActors = async (db: Db, accountId: number): Promise<{ id: number; name: string }[]> => {
  const { rows } = await db.execute(
    sql`select id, name from app_user where account_id = ${accountId} order by name, id`,
  )
  return z.array(z.object({ id: z.int(), name: z.string() })).parse(rows)
}
