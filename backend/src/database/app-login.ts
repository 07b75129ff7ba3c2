import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto'
import pg from 'pg'
import { StartError } from '#src/errors/errors.ts'
import { sqlStateOf } from '#src/errors/sql-state.ts'

// The passwords of the logins are in a schema of the owner that nobody else may enter. Every node of the database reads
// the same password there, whatever its settings, so no start changes it for the others.
const ownersTable = (table: string) => `
create schema if not exists sufra_owner;
create table if not exists sufra_owner.${table} (
  only_one boolean primary key default true check (only_one),
  password text not null
);
`
const ITERATIONS = 4096
const LONGEST_NAME = 63
// The last one is PgBouncer's answer to a user that it does not know.
const REFUSED_LOGIN = new Set(['28000', '28P01', '08P01'])

interface Login {
  user: string
  password: string
}

const sha256 = (text: Buffer) => createHash('sha256').update(text).digest()
const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest()

// Builds the SCRAM verifier of RFC 5802, so the server's log never contains the password and no server setting
// weakens its hash.
const verifierOf = (password: string): string => {
  const salt = randomBytes(16)
  const salted = pbkdf2Sync(password, salt, ITERATIONS, 32, 'sha256')
  const stored = sha256(hmac(salted, 'Client Key')).toString('base64')
  const server = hmac(salted, 'Server Key').toString('base64')
  return `SCRAM-SHA-256$${ITERATIONS}:${salt.toString('base64')}$${stored}:${server}`
}

/** Returns the password of a login, and makes it at the first start. Only the owner can read `table`. */
export const readOrMakePassword = async (owner: pg.Client, table: string): Promise<string> => {
  await owner.query(ownersTable(table))
  await owner.query(`insert into sufra_owner.${table} (password) values ($1) on conflict do nothing`, [
    randomBytes(32).toString('base64url'),
  ])
  const { rows } = await owner.query(`select password from sufra_owner.${table}`)
  return rows[0].password
}

/** Returns the name of a role of this database; undefined if PostgreSQL would cut it. */
export const roleOfDatabase = async (owner: pg.Client, suffix: string) => {
  const { rows } = await owner.query('select current_database() as database')
  const role = `${rows[0].database}_${suffix}`
  return { role, isTooLong: Buffer.byteLength(role) > LONGEST_NAME }
}

/** Returns the address of the owner with another login. */
export const urlFor = (ownerUrl: string, login: Login): string => {
  if (!URL.canParse(ownerUrl))
    throw new StartError(
      'Sufra cannot start: DATABASE_URL is no URL that another user could be put into. Set DATABASE_APP_URL.',
    )
  const url = new URL(ownerUrl)
  // In the query part, which takes precedence; the address of a socket has no other place for them.
  url.username = ''
  url.password = ''
  url.searchParams.set('user', login.user)
  url.searchParams.set('password', login.password)
  return url.href
}

/** Returns whether the server accepts the login of an address. */
export const canLogIn = async (connectionString: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.end()
    return true
  } catch (error) {
    if (REFUSED_LOGIN.has(sqlStateOf(error) ?? '')) return false
    throw error
  }
}

/** Creates a role that logs in with a password, or sets both on an existing one. */
export const setLogin = async (
  owner: pg.Client,
  { user, password, attributes = '' }: Login & { attributes?: string },
) => {
  const { rowCount } = await owner.query('select from pg_roles where rolname = $1', [user])
  const verb = rowCount ? 'alter' : 'create'
  const login = `login ${attributes} password ${pg.escapeLiteral(verifierOf(password))}`
  await owner.query(`${verb} role ${pg.escapeIdentifier(user)} ${login}`)
}

const letLogIn = (owner: pg.Client, login: Login) =>
  setLogin(owner, login).catch(error => {
    if (sqlStateOf(error) !== '42501') throw error
    throw new StartError(
      `Sufra cannot start: the user of DATABASE_URL may not create the role ${login.user} that the application logs in as. ` +
        'Give it CREATEROLE, or make a role yourself and name it in DATABASE_APP_URL.',
    )
  })

/**
 * Ensures that the application can log in with a role of its own; returns its connection string. Roles belong to the
 * whole server, so each database has its own role: one deployment never changes the password of another. Once the
 * login works, the function changes nothing and needs no right to.
 */
export const ensureAppLogin = async (owner: pg.Client, ownerUrl: string): Promise<string> => {
  const { role: user, isTooLong } = await roleOfDatabase(owner, 'app')
  if (isTooLong)
    throw new StartError(
      `Sufra cannot start: ${user} is too long for the name of a role. Set DATABASE_APP_URL.`,
    )
  const login = { user, password: await readOrMakePassword(owner, 'app_login') }
  const appUrl = urlFor(ownerUrl, login)
  if (!(await canLogIn(appUrl))) await letLogIn(owner, login)
  return appUrl
}
