import type pg from 'pg'

/** Returns the id that a statement returns. */
export const idOf = async (owner: pg.Pool, sql: string, values: unknown[] = []): Promise<number> => {
  const { rows } = await owner.query<{ id: number }>(sql, values)
  if (!rows[0]) throw new Error(`No row was returned by ${sql}`)
  return rows[0].id
}
