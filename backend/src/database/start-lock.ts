import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

const START_LOCK = 7_318_002
const POLL_MS = 200

/** The right to change the schema and to fill a database. One node of a database has it at a time. */
export interface StartLock {
  /** connection of the tables' owner, which holds the lock */
  owner: pg.Client
  /** Lets the next node start. */
  release(): Promise<void>
}

// Polls, because a waiting statement would hold a snapshot, and `create index concurrently` waits for all snapshots.
const poll = async (owner: pg.Client): Promise<void> => {
  for (;;) {
    const { rows } = await owner.query('select pg_try_advisory_lock($1) as taken', [START_LOCK])
    if (rows[0].taken) return
    await wait(POLL_MS)
  }
}

/** Waits until no other node migrates or fills the database. PostgreSQL frees the lock of a killed node. */
export const takeStartLock = async (ownerUrl: string): Promise<StartLock> => {
  const owner = new pg.Client({ connectionString: ownerUrl, keepAlive: true })
  owner.on('error', () => undefined)
  await owner.connect()
  const release = () => owner.end().catch(() => undefined)
  try {
    await poll(owner)
    return { owner, release }
  } catch (error) {
    await release()
    throw error
  }
}
