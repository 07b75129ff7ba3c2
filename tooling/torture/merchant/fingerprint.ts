import { query } from '../instance/database.ts'
import type { Instance } from '../instance/instance.ts'

// Tables that timers change without a person. `fingerprintOf` adds the rows of these tables that people caused.
const MOVING = [
  'app_order',
  'mail',
  'notification',
  'order_history',
  'order_line',
  'order_search',
  'platform_event',
  'stream_counter',
  'stream_event',
]

/** Kinds of notifications that timers create. An unread one is not part of the fingerprint. */
const TOLD_BY_CLOCK = ['orderMissed', 'orderFailed', 'callUndelivered', 'branchPaused', 'printerStuck']
const TOLD_BY_PEOPLE = `read_at is not null or kind not in (${TOLD_BY_CLOCK.map(kind => `'${kind}'`).join(', ')})`

// Written in batches once a minute, long after the request.
const NOTED_LATER = 'last_seen_at'

const tablesOf = async (instance: Instance): Promise<string[]> => {
  const rows = await query<{ name: string }>(
    instance,
    `select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'account_id' and table_name <> all($1) order by 1`,
    [MOVING],
  )
  return rows.map(({ name }) => name)
}

export type Fingerprint = ReadonlyMap<string, string | null>

const hashOf = (table: string, condition: string): string =>
  `select '${table}' as name, md5(string_agg(row_hash, '' order by row_hash)) as hash from (
    select md5((to_jsonb(t) - '${NOTED_LATER}')::text) as row_hash from "${table}" t where ${condition}
  ) hashed`

/** Returns a hash of a merchant's rows for each table; null for a table without such rows. */
export const fingerprintOf = async (instance: Instance, accountId: number): Promise<Fingerprint> => {
  const owned = (await tablesOf(instance)).map(table => hashOf(table, 'account_id = $1'))
  const text = [
    ...owned,
    hashOf('account', 'id = $1'),
    hashOf('order_history', `account_id = $1 and source = 'user'`),
    hashOf('notification', `account_id = $1 and (${TOLD_BY_PEOPLE})`),
  ].join(' union all ')
  const rows = await query<{ name: string; hash: string | null }>(instance, text, [accountId])
  return new Map(rows.map(({ name, hash }) => [name, hash]))
}
