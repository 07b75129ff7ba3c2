import { createHash } from 'node:crypto'
import pg from 'pg'
import { retryLocks } from './lock-retries.ts'

// The comparisons stand inside the subqueries. Outside, the planner expects that a policy shows one row of two hundred
// and then fetches and sorts all rows of a merchant for one page.
const rowsWith = (column: 'account_id' | 'id'): string => `
  (select current_setting('app.scope', true) = 'platform') or (
    (select current_setting('app.scope', true) = 'tenant')
    and ${column} = (select nullif(current_setting('app.account_id', true), '')::int)
  )
`

const rowsOf = (table: string): string => rowsWith(table === 'account' ? 'id' : 'account_id')

const digestOf = (condition: string): string =>
  createHash('sha256').update(condition).digest('hex').slice(0, 16)

// The comment of a policy records the condition that created it, and how PostgreSQL stored that. A condition changed
// here or in the database no longer matches. `pg_get_expr` may word it differently in another major version, which
// creates the policies once more.
const STORED = `md5(concat_ws('|', p.polcmd, p.polpermissive, p.polroles::text,
  pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid)))`

// Every table with an account_id, so that none can be forgotten.
const TABLES = `
select c.relname as name,
  c.relrowsecurity and c.relforcerowsecurity as is_enabled,
  obj_description(p.oid, 'pg_policy') as recorded,
  ${STORED} as stored
from pg_class c
left join pg_policy p on p.polrelid = c.oid and p.polname = 'account_scope'
where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and (c.relname = 'account' or exists (
  select from pg_attribute a where a.attrelid = c.oid and a.attname = 'account_id' and not a.attisdropped
))
order by c.relname
`

interface TablePolicy {
  name: string
  is_enabled: boolean
  recorded: string | null
  stored: string
}

const isCurrent = ({ name, is_enabled: isEnabled, recorded, stored }: TablePolicy): boolean =>
  isEnabled && recorded === `${digestOf(rowsOf(name))} ${stored}`

// One statement string is one transaction: other sessions see the table with the old policy or with the new one.
const protect = (owner: pg.Client, name: string) => {
  const table = `public.${pg.escapeIdentifier(name)}`
  const record = `
    select format('comment on policy account_scope on %s is %L', p.polrelid::regclass, '${digestOf(rowsOf(name))} ' || ${STORED})
    from pg_policy p where p.polrelid = ${pg.escapeLiteral(table)}::regclass and p.polname = 'account_scope'
  `
  return owner.query(`
    alter table ${table} enable row level security;
    alter table ${table} force row level security;
    drop policy if exists account_scope on ${table};
    create policy account_scope on ${table} using (${rowsOf(name)});
    do $$ begin execute (${record}); end $$;
  `)
}

/**
 * Sets row level security on every table with an account. A start that finds it in place locks no table. Otherwise
 * each table is changed in a short transaction of its own, so that no two tables are locked at a time.
 */
export const ensureRowLevelSecurity = async (owner: pg.Client): Promise<void> => {
  const { rows } = await retryLocks(() => owner.query<TablePolicy>(TABLES))
  for (const table of rows) if (!isCurrent(table)) await retryLocks(() => protect(owner, table.name))
}
