import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url))
// Several nodes may start at once on one database: the second waits for the first.
const MIGRATION_LOCK = 7_318_002

const APP_ROLE = `
do $$ begin
  if not exists (select from pg_roles where rolname = 'sufra_app') then create role sufra_app nologin; end if;
  if not pg_has_role(current_user, 'sufra_app', 'member') then execute format('grant sufra_app to %I', current_user); end if;
end $$;
grant usage on schema public to sufra_app;
grant select, insert, update, delete on all tables in schema public to sufra_app;
grant usage, select on all sequences in schema public to sufra_app;
`

// Runs over whatever has an account_id, so that no table can be forgotten. The settings are read once per query.
const ROW_LEVEL_SECURITY = `
do $$ declare owned text; begin
  for owned in
    select c.table_name from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
    where c.table_schema = 'public' and c.column_name = 'account_id' and t.table_type = 'BASE TABLE'
  loop
    execute format('alter table %I enable row level security', owned);
    execute format('alter table %I force row level security', owned);
    execute format('drop policy if exists account_scope on %I', owned);
    execute format($policy$create policy account_scope on %I using (
      (select current_setting('app.scope', true)) = 'platform'
      or ((select current_setting('app.scope', true)) = 'tenant'
        and account_id = (select nullif(current_setting('app.account_id', true), '')::int))
    )$policy$, owned);
  end loop;
end $$;
alter table account enable row level security;
alter table account force row level security;
drop policy if exists account_scope on account;
create policy account_scope on account using (
  (select current_setting('app.scope', true)) = 'platform'
  or ((select current_setting('app.scope', true)) = 'tenant'
    and id = (select nullif(current_setting('app.account_id', true), '')::int))
);
`

/** Brings the schema up to date as its owner, then the ordinary role and row level security on every owned table. */
export const migrate = async (connectionString: string): Promise<void> => {
  const client = new pg.Client({ connectionString })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    if (existsSync(`${MIGRATIONS}/meta/_journal.json`)) {
      await applyMigrations(drizzle(client), { migrationsFolder: MIGRATIONS })
    }
    await client.query(APP_ROLE)
    await client.query(ROW_LEVEL_SECURITY)
  } finally {
    await client.end()
  }
}
