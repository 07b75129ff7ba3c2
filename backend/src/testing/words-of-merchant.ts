import type pg from 'pg'

/** Returns all rows of this merchant in all tables but the audit logs as text; stored bytes as readable text. */
export const wordsOfMerchant = async (owner: pg.Pool, accountId: number): Promise<string> => {
  const { rows } = await owner.query(`select c.relname as name from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'account_id'
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname not like '%audit%'`)
  const texts = await Promise.all(
    rows.map(async ({ name }) => {
      const found = await owner.query(
        `select to_jsonb(t)::text as row from "${name}" t where account_id = $1`,
        [accountId],
      )
      return found.rows.map(({ row }) => `${name} ${row}`).join('\n')
    }),
  )
  const bodies = await owner.query('select raw_body as body from platform_event where account_id = $1', [
    accountId,
  ])
  return [...texts, ...bodies.rows.map(({ body }) => body.toString())].join('\n')
}
