import type pg from 'pg'

const KEPT = 'matrix_kept'

/** A hash for every table and account: `branch/2`; `-` for rows without an account. */
export type Fingerprint = Map<string, string>

interface Table {
  name: string
  hasAccount: boolean
}

const findTables = async (owner: pg.Pool): Promise<Table[]> => {
  const { rows } = await owner.query<Table>(`
    select c.relname as name, exists (
      select from pg_attribute a where a.attrelid = c.oid and a.attname = 'account_id' and not a.attisdropped
    ) as "hasAccount"
    from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`)
  return rows
}

const accountColumn = ({ name, hasAccount }: Table): string | undefined =>
  name === 'account' ? 'id' : hasAccount ? 'account_id' : undefined

const hashOf = (table: Table): string => {
  const { name } = table
  return `select '${name}/' || coalesce(of::text, '-') as key, md5(string_agg(line, '' order by line)) as hash
    from (select ${accountColumn(table) ?? 'null::int'} as of, md5(t::text) as line from "${name}" t) as lines group by of`
}

/** All tables as they are now, kept aside, so that each request can start from the same state. */
export const keepTables = async (owner: pg.Pool) => {
  const tables = await findTables(owner)
  const copies = tables.map(({ name }) => `create table ${KEPT}."${name}" as table "${name}"`)
  await owner.query([`create schema ${KEPT}`, ...copies].join(';'))
  const query = tables.map(hashOf).join(' union all ')

  const read = async (): Promise<Fingerprint> => {
    const { rows } = await owner.query<{ key: string; hash: string }>(query)
    return new Map(rows.map(({ key, hash }) => [key, hash]))
  }
  const kept = await read()

  const changed = async (): Promise<string[]> => {
    const now = await read()
    return [...new Set([...kept.keys(), ...now.keys()])].filter(key => kept.get(key) !== now.get(key)).sort()
  }

  // The replica role switches the foreign keys off, so that no order of tables has to be known.
  const change = async (lines: string[]): Promise<void> => {
    await owner.query(['begin', 'set local session_replication_role = replica', ...lines, 'commit'].join(';'))
  }

  return {
    /** Takes away all that belongs to one account, until `restore`. */
    without: (accountId: number): Promise<void> =>
      change(
        tables.flatMap(table => {
          const column = accountColumn(table)
          return column ? [`delete from "${table.name}" where ${column} = ${accountId}`] : []
        }),
      ),
    /** What is not as it was kept: `table/account`. */
    changed,
    /** Puts back what was changed, and says what that was. */
    restore: async (): Promise<string[]> => {
      const keys = await changed()
      const names = [...new Set(keys.map(key => key.slice(0, key.indexOf('/'))))]
      if (names.length === 0) return keys
      await change(names.map(name => `delete from "${name}"; insert into "${name}" table ${KEPT}."${name}"`))
      return keys
    },
  }
}
export type KeptTables = Awaited<ReturnType<typeof keepTables>>
