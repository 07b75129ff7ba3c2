import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { freeJobs } from './job-locks.ts'

// First half of the key of the advisory locks of nodes; the row's id is the other half.
const NODE_LOCK = 7_318_004
const SEEN_EVERY_MS = 5_000
/** A node without its lock counts as gone after so long; a cut connection is restored sooner. */
const GONE_AFTER_SECONDS = 15

const ENTER = `
insert into job_node (pool_id) values ($1) on conflict (pool_id) do update set seen_at = now() returning id`

// A vanished machine leaves its connection open: the server probes it with keep-alives and releases the lock within a
// minute.
const NOTICE_VANISHED =
  'set tcp_keepalives_idle = 30; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 3'

// Worker pools that have ended: those of registered nodes without a lock, and those that lock a job without a
// registered node, which was killed right after its start.
const GONE = `
with living as (
  select node.pool_id from job_node node
  where node.seen_at > now() - make_interval(secs => $1) or exists (
    select from pg_locks held
    where held.locktype = 'advisory' and held.classid = ${NODE_LOCK} and held.objid = node.id and held.granted
      and held.database = (select oid from pg_database where datname = current_database())
  )
)
select pool_id from job_node where pool_id not in (select pool_id from living)
union
select locked_by from graphile_worker.jobs
where locked_at < now() - make_interval(secs => $1) and locked_by not in (select pool_id from living)`

interface Node {
  pool: pg.Pool
  poolId: string
  log: FastifyBaseLogger
  signal: AbortSignal
  /** called with each heartbeat */
  inspect: (client: pg.ClientBase) => Promise<void>
  goneAfterSeconds?: number
}

/** Frees the jobs of dead nodes. A living node, however slow, keeps its lock and thereby its jobs. */
const freeJobsOfDeadNodes = async (
  client: pg.PoolClient,
  { log, goneAfterSeconds = GONE_AFTER_SECONDS }: Node,
): Promise<void> => {
  const { rows } = await client.query<{ pool_id: string }>(GONE, [goneAfterSeconds])
  const poolIds = rows.map(row => row.pool_id)
  if (poolIds.length === 0) return
  const jobs = await freeJobs(client, poolIds)
  await client.query('delete from job_node where pool_id = any($1)', [poolIds])
  if (jobs > 0) log.warn({ jobs }, 'jobs of a node that has gone are free again')
}

const beSeen = async (client: pg.PoolClient, node: Node): Promise<void> => {
  const { poolId, signal } = node
  const { rows } = await client.query(ENTER, [poolId])
  await client.query(NOTICE_VANISHED)
  await client.query('select pg_advisory_lock($1, $2)', [NODE_LOCK, rows[0].id])
  while (!signal.aborted) {
    await client.query('update job_node set seen_at = now() where pool_id = $1', [poolId])
    await freeJobsOfDeadNodes(client, node)
    await node.inspect(client)
    await wait(SEEN_EVERY_MS, undefined, { signal }).catch(() => undefined)
  }
  await client.query('delete from job_node where pool_id = $1', [poolId])
}

/** Registers this node and frees the jobs of dead nodes until it is stopped. Reconnects after every cut. */
export const registerNode = async (node: Node): Promise<void> => {
  const { pool, log, signal } = node
  while (!signal.aborted) {
    let client: pg.PoolClient | undefined
    try {
      client = await pool.connect()
      await beSeen(client, node)
    } catch (error) {
      log.debug({ err: error }, 'this node is not seen to live')
      await wait(250, undefined, { signal }).catch(() => undefined)
    }
    // The lock ends with the connection.
    client?.release(true)
  }
}
