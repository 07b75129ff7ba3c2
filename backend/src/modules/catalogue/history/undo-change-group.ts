import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { category } from '#src/modules/catalogue/category/category.table.ts'
import { choice } from '#src/modules/catalogue/choice/choice.table.ts'
import { product } from '#src/modules/catalogue/product/product.table.ts'
import { menuRevision } from './menu-revision.table.ts'
import type { RevisedEntity } from './menu-revision.table.ts'

export interface ChangeKey {
  accountId: number
  serviceProviderId: number
  changeId: string
}

export interface UndoneGroup {
  /** rows that were restored, or deleted when the change had created them */
  restoredIds: number[]
  /** those of them with restored names, whose derived columns have to follow */
  renamedIds: number[]
  /** number of rows that were kept, because the same part was changed since */
  changedSince: number
}

// Columns that the trigger does not record: see migration 0009.
const UNRECORDED = new Set([
  ...['account_id', 'id', 'service_provider_id', 'search_key'],
  ...['snoozed_at', 'options_wake_at', 'row_version', 'created_at', 'updated_at'],
])

const onMenu = sql`select from ${product} p where p.account_id = base.account_id and p.deleted_at is null`

interface Undoable {
  table: typeof product | typeof category | typeof choice
  /** columns derived from the restored ones */
  follows?: SQL
  /** condition for a created row that something needs now */
  isNeeded: SQL
}

const UNDOABLE: Record<RevisedEntity, Undoable> = {
  product: {
    table: product,
    follows: sql`snoozed_at = case when s.is_visible then null else t.snoozed_at end,`,
    isNeeded: sql`false`,
  },
  category: { table: category, isNeeded: sql`exists (${onMenu} and p.category_id = base.id)` },
  choice: { table: choice, isNeeded: sql`exists (${onMenu} and base.id = any(p.choices_ids))` },
}

const ofChange = ({ accountId, serviceProviderId, changeId }: ChangeKey): SQL =>
  sql`account_id = ${accountId} and service_provider_id = ${serviceProviderId} and change_id = ${changeId}::uuid`

// Three columns together mean whether something is for sale.
const subject = (column: string): SQL =>
  sql`case when ${sql.raw(column)} in ('is_visible', 'snoozed_until', 'snooze_reason') then 'sale' else ${sql.raw(column)} end`

const lockTouched = (db: Db, { table, key }: { table: Undoable['table']; key: ChangeKey }) =>
  db.execute(sql`
    select id from ${table} where account_id = ${key.accountId} and id in (
      select entity_id from ${menuRevision} where ${ofChange(key)} and entity = ${getTableName(table)}
    ) order by id for update`)

/** Returns whether a change is older than `hours`; false for an unknown one. */
export const isChangeOlder = async (db: Db, key: ChangeKey, hours: number): Promise<boolean> => {
  const { rows } = await db.execute(
    sql`select 1 from ${menuRevision} where ${ofChange(key)} and at < now() - make_interval(hours => ${hours}) limit 1`,
  )
  return rows.length > 0
}

/** Returns the columns of a change; empty for an unknown one, or one of another brand. */
export const columnsOfChange = async (db: Db, key: ChangeKey): Promise<Set<string>> => {
  const { rows } = await db.execute(sql`
    select distinct name from ${menuRevision}, jsonb_object_keys(after) as name where ${ofChange(key)}`)
  return new Set(rows.map(row => String(row.name)))
}

/** Returns the branches in which a change put products or categories on or off sale. */
export const branchesOfChange = async (db: Db, key: ChangeKey): Promise<number[]> => {
  const { rows } = await db.execute(sql`
    select distinct each.id
    from ${menuRevision}, unnest(array['exclude_branches_ids', 'hidden_branches_ids']) as listed (name), lateral (
      (select jsonb_array_elements_text(before -> listed.name)::integer as id
       except select jsonb_array_elements_text(after -> listed.name)::integer)
      union
      (select jsonb_array_elements_text(after -> listed.name)::integer
       except select jsonb_array_elements_text(before -> listed.name)::integer)
    ) as each
    where ${ofChange(key)} and before is not null and jsonb_exists(after, listed.name)`)
  return rows.map(row => Number(row.id))
}

/**
 * CTEs with the rows of a change (`parts`), their columns before it (`old`), and those whose same part was
 * changed since (`later`).
 */
const workOf = (entity: RevisedEntity, key: ChangeKey): SQL => sql`
  with change as (
    select * from ${menuRevision} where ${ofChange(key)} and entity = ${entity}
  ), parts as (
    select entity_id, bool_or(before is null) as is_new, max(id) as last from change group by entity_id
  ), first_values as (
    select distinct on (entity_id, name) entity_id, name, value
    from change, jsonb_each(before) as each (name, value) order by entity_id, name, change.id
  ), old as (
    select entity_id, jsonb_object_agg(name, value) as columns from first_values group by entity_id
  ), later as (
    select distinct r.entity_id
    from parts p
    join ${menuRevision} r on r.account_id = ${key.accountId} and r.entity = ${entity}
      and r.entity_id = p.entity_id and r.id > p.last
    cross join lateral jsonb_object_keys(r.after) as name
    where p.is_new or name = 'deleted_at' or ${subject('name')} in (
      select ${subject('f.name')} from first_values f where f.entity_id = r.entity_id
    )
  )`

/** Returns by how many the products on the menu grow when a change is undone; below 0 if the change added some. */
export const productsComingBack = async (db: Db, key: ChangeKey): Promise<number> => {
  const { rows } = await db.execute(sql`
    ${workOf('product', key)}
    select coalesce(sum(case when wanted.is_off then -1 else 1 end), 0) as more
    from ${product} as base
    join parts on parts.entity_id = base.id
    left join old on old.entity_id = base.id
    cross join lateral (select parts.is_new or jsonb_typeof(old.columns -> 'deleted_at') <> 'null' as is_off) as wanted
    where base.account_id = ${key.accountId} and base.id not in (select entity_id from later)
      and (parts.is_new or jsonb_exists(old.columns, 'deleted_at'))
      and (base.deleted_at is not null) <> wanted.is_off`)
  return Number(rows[0]?.more)
}

/**
 * Undoes one change (`beginChange`) for one kind of row; the number of statements does not depend on its
 * size. Changed columns are restored and created rows deleted. Rows whose same part was changed since, or
 * that were deleted since, stay. To undo an import, start with its products: categories and choices that are
 * still needed stay.
 */
export const takeBack = async (db: Db, entity: RevisedEntity, key: ChangeKey): Promise<UndoneGroup> => {
  const { table, follows = sql``, isNeeded } = UNDOABLE[entity]
  const names = Object.values(getTableColumns(table)).map(({ name }) => name)
  const columns = names.filter(name => !UNRECORDED.has(name)).map(name => sql.identifier(name))
  const { rows: touched } = await lockTouched(db, { table, key })
  const { rows } = await db.execute(sql`
    ${workOf(entity, key)}
    update ${table} as t set
      ${sql.join(
        columns.map(column => sql`${column} = s.${column}`),
        sql`, `,
      )},
      ${follows}
      row_version = t.row_version + 1, updated_at = now()
    from (
      select filled.*, coalesce(jsonb_exists(old.columns, 'name'), false) as is_renamed
      from ${table} as base
      join parts on parts.entity_id = base.id
      left join old on old.entity_id = base.id
      cross join lateral jsonb_populate_record(
        base, case when parts.is_new then jsonb_build_object('deleted_at', now()) else old.columns end
      ) as filled
      where base.account_id = ${key.accountId}
        and base.id not in (select entity_id from later)
        and not (base.deleted_at is null and filled.deleted_at is not null and ${isNeeded})
    ) as s
    where t.account_id = s.account_id and t.id = s.id
    returning t.id, s.is_renamed`)
  return {
    restoredIds: rows.map(row => Number(row.id)),
    renamedIds: rows.filter(row => row.is_renamed).map(row => Number(row.id)),
    changedSince: touched.length - rows.length,
  }
}
