import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { MappingChange } from '@sufra/shared/contracts/product-mapping'
import type { Db, Scope } from '#src/database/database.ts'
import { tenantFilter } from '#src/database/tenant-filter.ts'
import { product } from '#src/modules/catalogue/product/product.table.ts'
import { channelOf } from '#src/modules/channels/channels.ts'
import { user } from '#src/modules/identity/user/user.table.ts'
import type { PageSlice } from '#src/routing/page.ts'
import { mappingChange } from '../product-mapping-change.table.ts'
import { productMapping } from '../product-mapping.table.ts'

/** Records a change of mappings with their present content; call it before a deletion. */
export const appendMappingChanges = async (
  db: Db,
  change: { accountId: number; ids: number[]; byUserId: number; kind: MappingChange['kind'] },
): Promise<void> => {
  const { accountId, ids, byUserId, kind } = change
  await db.execute(sql`
    insert into ${mappingChange} (account_id, by_user_id, kind, service_provider_id, channel_id, foreign_name, product_name)
    select m.account_id, ${byUserId}, ${kind}, m.service_provider_id, m.channel_id, m.foreign_name, p.name
    from ${productMapping} m join ${product} p on p.account_id = m.account_id and p.id = m.product_id
    where m.account_id = ${accountId} and m.id = any (${sql.param(ids)}::int[]) order by m.id`)
}

/** Latest first. */
export const listMappingChanges = async (
  db: Db,
  scope: Scope,
  { limit, offset }: PageSlice,
): Promise<MappingChange[]> => {
  const rows = await db
    .select({ change: mappingChange, byName: user.name })
    .from(mappingChange)
    .leftJoin(user, and(eq(user.accountId, mappingChange.accountId), eq(user.id, mappingChange.byUserId)))
    .where(tenantFilter(scope, mappingChange.accountId))
    .orderBy(desc(mappingChange.id))
    .limit(limit)
    .offset(offset)
  return rows.map(({ change, byName }) => ({
    id: change.id,
    kind: change.kind,
    byName,
    at: change.at.toISOString(),
    channel: channelOf(change.channelId),
    foreignName: change.foreignName,
    productName: change.productName,
  }))
}

export const countMappingChanges = async (db: Db, scope: Scope): Promise<number> => {
  const [row] = await db
    .select({ total: count() })
    .from(mappingChange)
    .where(tenantFilter(scope, mappingChange.accountId))
  return row?.total ?? 0
}
