import pg from 'pg'
import { canLogIn, readOrMakePassword, roleOfDatabase, setLogin, urlFor } from './app-login.ts'

const TABLE = 'backup_login'
const SCHEMAS = 'public, sufra_owner, graphile_worker, drizzle'

// Before version 16 only a superuser may create a role with BYPASSRLS.
const MAY_CREATE = `
select rolsuper or (rolcreaterole and rolbypassrls and current_setting('server_version_num')::int >= 160000) as may
from pg_roles where rolname = current_user
`
const STORED = `select to_regclass('sufra_owner.${TABLE}') is not null as is_stored`

const isTrue = async (owner: pg.Client, question: string): Promise<boolean> => {
  const { rows } = await owner.query(question)
  return Object.values(rows[0]).every(Boolean)
}

/**
 * Creates the role that backups log in with, if the owner may: it reads all rows of all merchants and changes none.
 * Does nothing otherwise; docs/operating.md shows how an administrator creates one.
 */
export const ensureBackupLogin = async (owner: pg.Client, ownerUrl: string): Promise<void> => {
  const { role, isTooLong } = await roleOfDatabase(owner, 'backup')
  if (isTooLong || !URL.canParse(ownerUrl)) return
  if (await isTrue(owner, MAY_CREATE)) {
    const login = { user: role, password: await readOrMakePassword(owner, TABLE) }
    if (!(await canLogIn(urlFor(ownerUrl, login))))
      await setLogin(owner, { ...login, attributes: 'bypassrls' })
  }
  // An administrator may have created it.
  const { rowCount } = await owner.query('select from pg_roles where rolname = $1', [role])
  if (!rowCount) return
  const name = pg.escapeIdentifier(role)
  await owner.query(`
    grant usage on schema ${SCHEMAS} to ${name};
    grant select on all tables in schema ${SCHEMAS} to ${name};
    grant select on all sequences in schema ${SCHEMAS} to ${name};
  `)
}

/** Returns the address for backups with the role that a start created; undefined if none did. */
export const findBackupUrl = async (owner: pg.Client, ownerUrl: string): Promise<string | undefined> => {
  if (!(await isTrue(owner, STORED))) return undefined
  const { role } = await roleOfDatabase(owner, 'backup')
  return urlFor(ownerUrl, { user: role, password: await readOrMakePassword(owner, TABLE) })
}
