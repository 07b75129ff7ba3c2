import { sql } from 'drizzle-orm'
import type { MenuEntity } from '@sufra/shared/contracts/menu-history'
import type { Db } from '#src/database/database.ts'
import type { HistoryFilter } from './menu-history.repository.ts'

export type Columns = Record<string, unknown>

/** An entity that has changed since: its differing columns at that time, and all present ones. */
export interface PastState {
  entity: MenuEntity
  id: number
  then: Columns
  now: Columns
}

/**
 * Columns that a restore writes, per table. Availability is not restored, so that an old price does not put a
 * sold-out dish on sale. For options, which hold both, see `withCurrentAvailability`.
 */
const RESTORED: Record<MenuEntity, readonly string[]> = {
  category: [
    'parent_id',
    'name',
    'description',
    'image_key',
    'index',
    'is_visible',
    'hidden_branches_ids',
    'schedule',
    'deleted_at',
  ],
  choice: ['name', 'min', 'max', 'is_required', 'options', 'deleted_at'],
  product: [
    'category_id',
    'name',
    'search_key',
    'description',
    'image_key',
    'price',
    'index',
    'calories',
    'choices_ids',
    'modifiers',
    'sizes',
    'is_drink',
    'sodium_mg',
    'caffeine_mg',
    'caffeine_per',
    'allergens',
    'schedule',
    'deleted_at',
  ],
}

/** Products refer to categories and choices, so those come first. */
export const RESTORE_ORDER: readonly MenuEntity[] = ['category', 'choice', 'product']

const ownBrand = ({ scope, serviceProviderId }: HistoryFilter) =>
  scope.kind === 'tenant'
    ? sql`account_id = ${scope.accountId} and service_provider_id = ${serviceProviderId}`
    : sql`service_provider_id = ${serviceProviderId}`

/**
 * Returns the differences to the state after revision `after`: for each column the oldest later `before`.
 * Newer rows are deleted by the restore. Locks the rows, so that the compared state is the overwritten one.
 */
export const pastOf = async (db: Db, filter: HistoryFilter, after: number): Promise<PastState[]> => {
  const one =
    filter.entity && filter.entityId
      ? sql`and entity = ${filter.entity} and entity_id = ${filter.entityId}`
      : sql``
  const past: PastState[] = []
  for (const entity of RESTORE_ORDER) {
    const columns = sql.join(
      RESTORED[entity].map(column => sql`${column}`),
      sql`, `,
    )
    const { rows } = await db.execute<{ id: number; then: Columns; now: Columns }>(sql`
      with later as (
        select distinct on (entity_id, key) entity_id, key, value
        from menu_revision, jsonb_each(coalesce(before, jsonb_build_object('deleted_at', now()))) as was (key, value)
        where ${ownBrand(filter)} and id > ${after} and entity = ${entity} and key in (${columns}) ${one}
        order by entity_id, key, id
      ), overlay as (
        select entity_id, jsonb_object_agg(key, value) as columns from later group by entity_id
      )
      select current.id, overlay.columns as "then", to_jsonb(current) as "now"
      from ${sql.identifier(entity)} as current join overlay on overlay.entity_id = current.id
      where ${ownBrand(filter)}
      order by current.id
      for update of current
    `)
    past.push(...rows.map(row => ({ entity, ...row })))
  }
  return past
}

/** Writes the columns of `then` to the rows, in one statement per table. */
export const restorePastState = async (db: Db, filter: HistoryFilter, past: PastState[]): Promise<void> => {
  for (const entity of RESTORE_ORDER) {
    const rows = past.filter(row => row.entity === entity).map(({ id, then }) => ({ id, columns: then }))
    if (rows.length === 0) continue
    const assignments = sql.join(
      RESTORED[entity].map(column => sql`${sql.identifier(column)} = (put.back).${sql.identifier(column)}`),
      sql`, `,
    )
    await db.execute(sql`
      update ${sql.identifier(entity)} as current
      set ${assignments}, row_version = current.row_version + 1, updated_at = now()
      from (
        select old.id as put_id, old.account_id as put_account, jsonb_populate_record(old, wanted.columns) as back
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as wanted (id int, columns jsonb)
        join ${sql.identifier(entity)} as old on old.id = wanted.id
        where ${ownBrand(filter)}
      ) as put
      where current.id = put.put_id and current.account_id = put.put_account
    `)
  }
}
