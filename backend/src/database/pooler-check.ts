import type pg from 'pg'

const TURNS = 5

const processOf = async (client: pg.ClientBase): Promise<number> =>
  (await client.query('select pg_backend_pid() as process')).rows[0].process

/**
 * Returns whether each of two clients keeps a server process of its own. A pooler in transaction mode hands the process
 * to another client after each transaction.
 */
export const haveOwnSessions = async (one: pg.ClientBase, other: pg.ClientBase): Promise<boolean> => {
  const ofOne = new Set<number>()
  const ofOther = new Set<number>()
  for (let turn = 0; turn < TURNS; turn += 1) {
    ofOne.add(await processOf(one))
    ofOther.add(await processOf(other))
  }
  const all = new Set([...ofOne, ...ofOther])
  return ofOne.size === 1 && ofOther.size === 1 && all.size === 2
}
