import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { z } from 'zod'
import { DriftKind, DriftValue, DriftVerdict } from '@sufra/shared/contracts/drift'
import type { Db, Scope } from '#src/database/database.ts'
import type { PageSlice } from '#src/routing/page.ts'

export interface DriftFilter {
  scope: Scope
  /** branches that the reader may see; empty: all */
  branchIds: readonly number[]
  /** 0: all, also for the next two */
  serviceProviderId: number
  branchId: number
  channelId: number
}

export interface ListFilter extends DriftFilter {
  kind: DriftKind | undefined
  onlyDifferences: boolean
  order: 'worst' | 'dish'
}

const instant = z.coerce.date().transform(at => at.toISOString())

const Found = z.object({
  branchId: z.int(),
  branchName: z.string(),
  channelId: z.int(),
  kind: DriftKind,
  productId: z.int().nullable(),
  optionId: z.coerce.number().nullable(),
  sizeId: z.int().nullable(),
  name: z.string().nullable(),
  optionName: z.string().nullable(),
  verdict: DriftVerdict,
  wanted: DriftValue,
  shown: DriftValue.nullable(),
  since: instant.nullable(),
  endedAt: instant.nullable(),
  repairAt: instant.nullable(),
  repairBy: z.string().nullable(),
})
export type FoundRow = z.infer<typeof Found>

const FoundShop = z.object({
  branchId: z.int(),
  branchName: z.string(),
  channelId: z.int(),
  readAt: instant.nullable(),
  failedSince: instant.nullable(),
  problem: z.enum(['no_answer', 'busy', 'credential', 'refused']).nullable(),
  checks: z.int(),
  different: z.int(),
  pending: z.int(),
})
export type FoundShop = z.infer<typeof FoundShop>

/** The filtered shops with their last reading, as `i`, `b` and `r` for the queries below. */
const shopsOf = ({ scope, branchIds, serviceProviderId, branchId, channelId }: DriftFilter): SQL => sql`
  from integration i
  join branch b on b.account_id = i.account_id and b.id = i.branch_id and b.deleted_at is null
  left join shop_reading r on r.account_id = i.account_id and r.integration_id = i.id
  where ${scope.kind === 'tenant' ? sql`i.account_id = ${scope.accountId}` : sql`true`}
    and ${branchIds.length > 0 ? sql`i.branch_id = any(${sql.param(branchIds)}::int[])` : sql`true`}
    and ${serviceProviderId ? sql`b.service_provider_id = ${serviceProviderId}` : sql`true`}
    and ${branchId ? sql`i.branch_id = ${branchId}` : sql`true`}
    and ${channelId ? sql`i.channel_id = ${channelId}` : sql`true`}`

const SHOP = sql`i.account_id, i.id, i.branch_id, b.name as branch_name, i.channel_id, r.failed_since`

// Ended differences stay in the list for a while.
const DIFFERENCES = sql`
  select s.branch_id as "branchId", s.branch_name as "branchName", s.channel_id as "channelId", d.kind,
    nullif(d.product_id, 0) as "productId", nullif(d.option_id, 0) as "optionId",
    nullif(d.size_id, 0) as "sizeId", d.name, coalesce(d.option_name, z.name) as "optionName",
    case when d.ended_at is not null then 'same' when s.failed_since is not null then 'unknown'
      when d.repair_at is not null or d.confirmed_at is null then 'pending' else 'different' end as verdict,
    d.wanted, d.shown, d.since, d.ended_at as "endedAt", d.repair_at as "repairAt", u.name as "repairBy", d.id as number
  from shops s join drift d on d.account_id = s.account_id and d.integration_id = s.id
  left join app_user u on u.id = d.repair_by_user_id
  left join size z on z.account_id = d.account_id and z.id = d.size_id
  where d.ended_at is null or (d.ended_at > now() - interval '2 minutes' and d.repair_at is not null)`

const SAME = sql`
  select s.branch_id, s.branch_name, s.channel_id, 'price', shown.product_id, nullif(shown.option_id, 0), null::int, p.name, null,
    case when s.failed_since is null then 'same' else 'unknown' end, to_jsonb(shown.price), to_jsonb(shown.price),
    null::timestamptz, null::timestamptz, null::timestamptz, null, shown.product_id
  from shops s join platform_item shown on shown.account_id = s.account_id and shown.integration_id = s.id
  join product p on p.account_id = shown.account_id and p.id = shown.product_id
  where shown.option_id = 0 and shown.price is not null and not exists (
    select from drift d where d.account_id = s.account_id and d.integration_id = s.id
      and d.product_id = shown.product_id and d.option_id = 0 and d.ended_at is null)`

const selectFound = (columns: SQL, { kind, onlyDifferences, ...filter }: ListFilter): SQL => sql`
  with shops as (select ${SHOP} ${shopsOf(filter)}),
  found as (${DIFFERENCES} ${onlyDifferences ? sql`` : sql`union all ${SAME}`})
  select ${columns} from found ${kind ? sql`where kind = ${kind}` : sql``}`

const ORDER_BY = {
  // Differences first; among them the states of shops, then the oldest.
  worst: sql`array_position(array['different', 'pending', 'unknown', 'same'], verdict), kind <> 'state', since, number, "branchId", "channelId"`,
  // Grouped by dish, then by branch and platform.
  dish: sql`"productId" nulls first, "optionId" nulls first, "sizeId" nulls first, kind, "branchId", "channelId", number`,
}

/** Sorted by the filter's order. */
export const listDrift = async (db: Db, filter: ListFilter, slice: PageSlice): Promise<FoundRow[]> => {
  const { rows } = await db.execute(sql`${selectFound(sql`*`, filter)}
    order by ${ORDER_BY[filter.order]}
    limit ${slice.limit} offset ${slice.offset}`)
  return z.array(Found).parse(rows)
}

export const countDrift = async (db: Db, filter: ListFilter): Promise<number> => {
  const { rows } = await db.execute(selectFound(sql`count(*)::int as total`, filter))
  return z.array(z.object({ total: z.int() })).parse(rows)[0]?.total ?? 0
}

/** Last reading of each shop. */
export const listReadings = async (db: Db, filter: DriftFilter): Promise<FoundShop[]> => {
  const open = (condition: SQL) => sql`(select count(*)::int from drift d where d.account_id = i.account_id
    and d.integration_id = i.id and d.ended_at is null and ${condition})`
  const isSure = sql`d.confirmed_at is not null and d.repair_at is null`
  const { rows } = await db.execute(sql`
    select i.branch_id as "branchId", b.name as "branchName", i.channel_id as "channelId", r.read_at as "readAt",
      r.failed_since as "failedSince", r.problem, coalesce(r.checks, 0) as checks,
      ${open(isSure)} as different, ${open(sql`not (${isSure})`)} as pending
    ${shopsOf(filter)} and i.status in ('Connected', 'Degraded', 'Paused', 'Disconnected')
    order by i.branch_id, i.channel_id`)
  return z.array(FoundShop).parse(rows)
}

const FoundBranch = z.object({ accountId: z.int(), branchId: z.int() })

/** Returns those of the branches that the scope may see. */
export const seenBranches = async (db: Db, scope: Scope, branchIds: readonly number[]) => {
  const { rows } = await db.execute(sql`
    select account_id as "accountId", id as "branchId" from branch
    where id = any(${sql.param(branchIds)}::int[]) and deleted_at is null
      and ${scope.kind === 'tenant' ? sql`account_id = ${scope.accountId}` : sql`true`}`)
  return z.array(FoundBranch).parse(rows)
}
