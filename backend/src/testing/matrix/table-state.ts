import type pg from 'pg'

const KEPT_TABLES = 'matrix_kept'
const WRITTEN = `${KEPT_TABLES}.written`

/** A hash for every table and account, such as `branch/2`; `-` for rows without an account. */
export type Fingerprint = Map<string, string>

interface Table {
  name: string
  hasAccount: boolean
  /** without generated columns */
  columns: string
}

// It counts requests whatever their answer is.
const NOT_COMPARED = 'request_count'

const findTables = async (owner: pg.Pool): Promise<Table[]> => {
  const { rows } = await owner.query<Table>(`
    select c.relname as name, exists (
      select from pg_attribute a where a.attrelid = c.oid and a.attname = 'account_id' and not a.attisdropped
    ) as "hasAccount", (
      select string_agg(quote_ident(a.attname), ', ') from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    ) as columns
    from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and c.relname <> '${NOT_COMPARED}' order by 1`)
  return rows
}

const accountColumn = ({ name, hasAccount }: Table): string | undefined =>
  name === 'account' ? 'id' : hasAccount ? 'account_id' : undefined

const hashOf = (table: Table): string => {
  const { name } = table
  return `select '${name}/' || coalesce(of::text, '-') as key, md5(string_agg(line, '' order by line)) as hash
    from (select ${accountColumn(table) ?? 'null::int'} as of, md5(t::text) as line from "${name}" t) as lines group by of`
}

// A trigger records the table of every statement that may write, so only those tables are read again. Reading all
// tables after each of some thousand requests took most of the time. The table has no key, so that two transactions
// never block each other.
const watchWrites = (tables: Table[]): string[] => [
  `create table ${WRITTEN} (name text not null)`,
  `create function ${KEPT_TABLES}.note_write() returns trigger language plpgsql security definer as $$
    begin insert into ${WRITTEN} values (tg_table_name); return null; end $$`,
  ...tables.map(
    ({ name }) => `create trigger matrix_note_write after insert or update or delete or truncate on "${name}"
      for each statement execute function ${KEPT_TABLES}.note_write()`,
  ),
]

const tableOf = (key: string): string => key.slice(0, key.indexOf('/'))

/** Copies all tables, so that each request can start from the same state. */
export const keepTables = async (owner: pg.Pool) => {
  const tables = await findTables(owner)
  const copies = tables.map(({ name }) => `create table ${KEPT_TABLES}."${name}" as table "${name}"`)
  await owner.query([`create schema ${KEPT_TABLES}`, ...copies].join(';'))

  const read = async (those: Table[]): Promise<Fingerprint> => {
    if (those.length === 0) return new Map()
    const { rows } = await owner.query<{ key: string; hash: string }>(those.map(hashOf).join(' union all '))
    return new Map(rows.map(({ key, hash }) => [key, hash]))
  }
  const kept = await read(tables)
  await owner.query(watchWrites(tables).join(';'))

  const writtenTables = async (): Promise<Table[]> => {
    const { rows } = await owner.query<{ name: string }>(`select distinct name from ${WRITTEN}`)
    const names = new Set(rows.map(({ name }) => name))
    return tables.filter(({ name }) => names.has(name))
  }

  // Returns the rows that differ from the snapshot, with their current hashes.
  const changesIn = async (those: Table[]): Promise<Fingerprint> => {
    const now = await read(those)
    const names = new Set(those.map(({ name }) => name))
    const before = [...kept.keys()].filter(key => names.has(tableOf(key)))
    const keys = [...new Set([...before, ...now.keys()])].filter(key => kept.get(key) !== now.get(key)).sort()
    return new Map(keys.map(key => [key, now.get(key) ?? 'no rows']))
  }
  const changedIn = async (those: Table[]): Promise<string[]> => [...(await changesIn(those)).keys()]

  // The replica role disables foreign keys, so the order of tables does not matter, and the triggers that record
  // writes.
  const change = async (lines: string[]): Promise<void> => {
    await owner.query(['begin', 'set local session_replication_role = replica', ...lines, 'commit'].join(';'))
  }

  return {
    /** Deletes all rows of one account until `restore`. */
    without: (accountId: number): Promise<void> =>
      change(
        tables.flatMap(table => {
          const column = accountColumn(table)
          return column
            ? [
                `insert into ${WRITTEN} values ('${table.name}')`,
                `delete from "${table.name}" where ${column} = ${accountId}`,
              ]
            : []
        }),
      ),
    /** Returns the differences from the snapshot with current hashes. Equal results: nothing was written in between. */
    changes: async (): Promise<Fingerprint> => changesIn(await writtenTables()),
    /** Returns the differences from the snapshot as `table/account`. */
    changed: async (): Promise<string[]> => changedIn(await writtenTables()),
    /** Restores changed tables and returns the differences as `table/account`. */
    restore: async (): Promise<string[]> => {
      const written = await writtenTables()
      if (written.length === 0) return []
      const keys = await changedIn(written)
      const names = new Set(keys.map(tableOf))
      const rows = tables
        .filter(({ name }) => names.has(name))
        .map(
          ({ name, columns }) => `delete from "${name}";
            insert into "${name}" (${columns}) overriding system value select ${columns} from ${KEPT_TABLES}."${name}"`,
        )
      await change([`delete from ${WRITTEN}`, ...rows])
      return keys
    },
  }
}
export type KeptTables = Awaited<ReturnType<typeof keepTables>>
