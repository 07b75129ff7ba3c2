import pg from 'pg'
import { StartError } from '#src/errors/errors.ts'
import { grantJobs } from './jobs-schema.ts'

// A role that may SET ROLE to another has all rights of the other.
const WAYS_AROUND = `
select session_user as name,
  exists (
    select from pg_roles r
    where pg_has_role(session_user, r.oid, 'member') and (r.rolsuper or r.rolbypassrls or r.rolcreaterole)
  ) or exists (
    select from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'sufra_owner', 'graphile_worker') and pg_has_role(session_user, c.relowner, 'member')
  ) as has_way
`

/**
 * Returns the role of a connection string. Refuses a role to which row level security does not apply, or that can
 * bypass it.
 */
export const restrictedRole = async (appUrl: string): Promise<string> => {
  const client = new pg.Client({ connectionString: appUrl, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query(WAYS_AROUND)
    const { name, has_way: hasWay } = rows[0]
    if (!hasWay) return name
    throw new StartError(
      `Sufra cannot start: the application may not log in to its database as ${name}, who could get around the wall between ` +
        'merchants: it takes a role without SUPERUSER, BYPASSRLS and CREATEROLE that owns no table and is a member of none that does.',
    )
  } finally {
    await client.end()
  }
}

/** Grants the application its rights on the tables, and no more. */
export const grantRights = async (owner: pg.Client, name: string): Promise<void> => {
  const role = pg.escapeIdentifier(name)
  await owner.query(`
    grant usage on schema public to ${role};
    grant select, insert, update, delete on all tables in schema public to ${role};
    revoke update, delete on invoice from ${role};
    revoke update, delete on audit_entry from ${role};
    revoke update, delete on merchant_audit_entry from ${role};
    revoke insert, update, delete on audit_head from ${role};
    grant usage, select on all sequences in schema public to ${role};
    grant usage on schema drizzle to ${role};
    grant select on drizzle.__drizzle_migrations to ${role};
    revoke execute on function chain_audit from public;
    ${grantJobs(role)}
  `)
}
