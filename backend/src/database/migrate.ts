import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { StartError } from '#src/errors/errors.ts'
import { migrateJobs } from './jobs-schema.ts'
import { ensureAppLogin } from './app-login.ts'
import { grantRights, restrictedRole } from './app-rights.ts'
import { MIGRATIONS_FOLDER } from './migration-files.ts'
import { recordSchema, schemaAge } from './schema-version.ts'

// Several nodes may start at once on one database: the second one waits for this lock.
const MIGRATION_LOCK = 7_318_002

// Covers every table with an account_id, so no table can be forgotten. The settings are read once per query.
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
-- The comparison stands inside, for else the planner expects one merchant of two hundred to be seen and sorts them all for a page.
create policy account_scope on account using (
  (select current_setting('app.scope', true) = 'platform')
  or ((select current_setting('app.scope', true)) = 'tenant'
    and id = (select nullif(current_setting('app.account_id', true), '')::int))
);
`

// On an external server the owner is subject to row level security too, and migrations change the rows of all
// merchants.
const EVERYBODYS_ROWS = `select set_config('app.scope', 'platform', false)`

interface Options {
  /** owner of the tables, who alone runs migrations */
  ownerUrl: string
  /** login that an administrator created for the application; created automatically if absent */
  appUrl?: string
}

const asOwner = async <Result>(
  ownerUrl: string,
  work: (owner: pg.Client) => Promise<Result>,
): Promise<Result> => {
  const owner = new pg.Client({ connectionString: ownerUrl })
  owner.on('error', () => undefined)
  await owner.connect()
  try {
    return await work(owner)
  } finally {
    await owner.end()
  }
}

const openLogin = async (owner: pg.Client, { ownerUrl, appUrl }: Options) => {
  const loginUrl = appUrl ?? (await ensureAppLogin(owner, ownerUrl))
  return { loginUrl, role: await restrictedRole(loginUrl) }
}

/**
 * Migrates the schema as its owner, then sets row level security on every owned table and grants the application's
 * rights. Changes nothing in a newer schema that supports this version. Returns the application's connection string.
 * Throws a `StartError` if the schema is newer and does not support this version.
 */
export const migrate = (options: Options): Promise<string> =>
  asOwner(options.ownerUrl, async owner => {
    await owner.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    if ((await schemaAge(owner)) === 'newer') return (await openLogin(owner, options)).loginUrl
    await owner.query(EVERYBODYS_ROWS)
    await migrateJobs(options.ownerUrl)
    await applyMigrations(drizzle(owner), { migrationsFolder: MIGRATIONS_FOLDER })
    await owner.query(ROW_LEVEL_SECURITY)
    const { loginUrl, role } = await openLogin(owner, options)
    await grantRights(owner, role)
    await recordSchema(owner)
    return loginUrl
  })

/**
 * Returns the application's connection string of a database that `migrate` has prepared, and changes no table. Throws
 * a `StartError` if the schema is older than this version, or newer without supporting it.
 */
export const openMigrated = (options: Options): Promise<string> =>
  asOwner(options.ownerUrl, async owner => {
    if ((await schemaAge(owner)) === 'older')
      throw new StartError(
        'Sufra cannot start: the schema of its database is older than this version, and MIGRATE is off. ' +
          'Run the command `migrate` of this version first.',
      )
    return (await openLogin(owner, options)).loginUrl
  })
