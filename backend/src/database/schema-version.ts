import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { z } from 'zod'
import { StartError } from '#src/errors/errors.ts'
import { oldestSupported } from './contract-statements.ts'
import { readMigrations } from './migration-files.ts'
import type { Db } from './database.ts'

const APPLIED = `
select coalesce(max(created_at), 0) as newest from drizzle.__drizzle_migrations
`

// The range of versions that may run on this schema. Each version is named by its newest migration.
const RANGE_TABLE = `
create schema if not exists sufra_owner;
create table if not exists sufra_owner.supported_version (
  only_one boolean primary key default true check (only_one),
  newest bigint not null,
  oldest bigint not null
)
`

const hasTable = async (owner: pg.Client, name: string): Promise<boolean> => {
  const { rows } = await owner.query('select to_regclass($1) is not null as has', [name])
  return rows[0].has
}

const newestApplied = async (owner: pg.Client): Promise<number> => {
  if (!(await hasTable(owner, 'drizzle.__drizzle_migrations'))) return 0
  const { rows } = await owner.query(APPLIED)
  return Number(rows[0].newest)
}

const isSupported = async (owner: pg.Client, version: { applied: number; known: number }) => {
  if (!(await hasTable(owner, 'sufra_owner.supported_version'))) return false
  const { rowCount } = await owner.query(
    'select from sufra_owner.supported_version where newest = $1 and oldest <= $2',
    [version.applied, version.known],
  )
  return rowCount === 1
}

/**
 * Compares the schema of the database with the migrations of this version. Throws a `StartError` if the schema is
 * newer and does not support this version.
 */
export const schemaAge = async (owner: pg.Client): Promise<'older' | 'current' | 'newer'> => {
  const known = readMigrations().at(-1)?.when ?? 0
  const applied = await newestApplied(owner)
  if (applied < known) return 'older'
  if (applied === known) return 'current'
  if (await isSupported(owner, { applied, known })) return 'newer'
  throw new StartError(
    'Sufra cannot start: the schema of its database is newer than this version supports. Start the version that migrated it, or a later one.',
  )
}

/** Stores which versions may run on the schema that this version has migrated. */
export const recordSchema = async (owner: pg.Client): Promise<void> => {
  const migrations = readMigrations()
  await owner.query(RANGE_TABLE)
  await owner.query(
    `insert into sufra_owner.supported_version (newest, oldest) values ($1, $2)
      on conflict (only_one) do update set newest = excluded.newest, oldest = excluded.oldest`,
    [migrations.at(-1)?.when ?? 0, oldestSupported(migrations)],
  )
}

const Applied = z.tuple([z.object({ newest: z.coerce.number() })])

/** Returns a function that tells whether all migrations of this version are applied; newer ones do no harm. */
export const createSchemaCheck = () => {
  const known = readMigrations().at(-1)?.when ?? 0
  return async (db: Db): Promise<boolean> => {
    const { rows } = await db.execute(sql.raw(APPLIED))
    return Applied.parse(rows)[0].newest >= known
  }
}
