import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { z } from 'zod'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Database } from '#src/database/database.ts'
import { defineJob, enqueue } from '#src/jobs/job-kind.ts'

export const NUMBERED = defineJob({
  name: 'numbered',
  payload: z.object({ number: z.int(), enqueuedAt: z.number() }),
  maxAttempts: 5,
})

const TABLES = `
create table job_run (number integer not null, node integer not null, latency integer not null);
create table job_effect (number integer primary key)`

interface Nodes {
  appUrl: string
  ownerUrl: string
  goneAfterSeconds: number
  /** duration of each job */
  milliseconds: number
}

/**
 * Manages processes that work on numbered jobs and record each run. `owner` owns the database, `appUrl` is the
 * application's login.
 */
export const openJobNodes = async (
  owner: pg.Pool,
  { appUrl, ownerUrl, goneAfterSeconds, milliseconds }: Nodes,
) => {
  await owner.query(TABLES)
  await owner.query(`grant all on job_run, job_effect to ${new URL(appUrl).searchParams.get('user')}`)
  const nodes: ChildProcess[] = []
  const count = async (what: string): Promise<number> =>
    (await owner.query(`select count(*)::int as count from ${what}`)).rows[0].count

  const end = async (node: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> => {
    if (!node || node.exitCode !== null || node.signalCode !== null) return
    const ended = once(node, 'exit')
    node.kill(signal)
    await ended
  }

  return {
    count,
    /** Starts one more node and resolves once it has a row in `job_node`. */
    start: async (): Promise<void> => {
      const before = await count('job_node')
      const file = fileURLToPath(new URL('./job-node.ts', import.meta.url))
      const node = spawn(
        process.execPath,
        ['--import', 'tsx', file, appUrl, ownerUrl, String(goneAfterSeconds), String(milliseconds)],
        { stdio: 'inherit' },
      )
      nodes.push(node)
      while ((await count('job_node')) === before) {
        if (node.exitCode !== null) throw new Error('The node ended')
        await new Promise(resolve => setTimeout(resolve, 25))
      }
    },
    enqueue: (database: Database, numbers: number[]): Promise<void> =>
      database.run(ALL_MERCHANTS, async db => {
        for (const number of numbers)
          await enqueue(db, NUMBERED, { payload: { number, enqueuedAt: Date.now() } })
      }),
    killFirst: () => end(nodes[0], 'SIGKILL'),
    close: async (): Promise<void> => {
      for (const node of nodes) await end(node, 'SIGTERM')
    },
  }
}
