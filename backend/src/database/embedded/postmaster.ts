import { readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { StartError } from '#src/errors/errors.ts'
import type { ClusterFolder } from './cluster-folder.ts'
import { runCommand } from './command.ts'
import type { SystemUser } from './command.ts'
import { isAlive } from './is-alive.ts'

const START_TRIES = 40
const RETRY_MS = 250
const STOP_TRIES = 20
const END_TRIES = 400
const END_LOOK_MS = 25

// Sized for a small machine that also runs the API and a browser.
const SETTINGS: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  fsync: 'on',
  synchronous_commit: 'on',
  shared_buffers: '128MB',
  effective_cache_size: '512MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_connections: '100',
  max_wal_size: '1GB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  random_page_cost: '1.1',
  max_parallel_workers_per_gather: '0',
  jit: 'off',
}

export interface Postmaster {
  folder: ClusterFolder
  binFolder: string
  asUser?: SystemUser
  /** aborts every wait for a start */
  stopped: AbortSignal
  /** overrides of the settings, for tests */
  settings?: Record<string, string>
}

export interface Running {
  pid: number
  port: number
}

const optionsFor = (port: number, settings: Record<string, string> = {}): string =>
  Object.entries({ ...SETTINGS, ...settings, port: String(port) })
    .map(([name, value]) => `-c ${name}=${value === '' ? "''" : value}`)
    .join(' ')

export const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const probe = createServer()
    probe.once('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object' ? done(address.port) : fail(new Error('no port')),
      )
    })
  })

/** Returns the process that `postmaster.pid` names, if it is alive. */
export const readRunning = async (cluster: string): Promise<Running | undefined> => {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const lines = text.split('\n')
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  return pid > 0 && port > 0 && (await isAlive(pid)) ? { pid, port } : undefined
}

// A lock file can outlive its process and name an id that another program got since.
const removeForeignLock = async (cluster: string) => {
  const running = await readRunning(cluster)
  if (!running) return
  const program = await readFile(`/proc/${running.pid}/comm`, 'utf8').catch(() => 'postgres')
  if (!program.startsWith('postgres')) await rm(join(cluster, 'postmaster.pid'), { force: true })
}

/**
 * Starts the server, or finds the running one. Retries, because after a crash the lock file exists for a moment
 * longer.
 */
export const startPostmaster = async (postmaster: Postmaster, port: number): Promise<Running> => {
  const { folder, binFolder, asUser, settings, stopped } = postmaster
  let output = ''
  await removeForeignLock(folder.cluster)
  for (let tries = 0; tries < START_TRIES && !stopped.aborted; tries += 1) {
    const running = await readRunning(folder.cluster)
    if (running) return running
    const args = [
      'start',
      '-w',
      '-t',
      '60',
      '-D',
      folder.cluster,
      '-l',
      folder.logFile,
      '-o',
      optionsFor(port, settings),
    ]
    const outcome = await runCommand(join(binFolder, 'pg_ctl'), args, asUser)
    if (!outcome.isSuccess) {
      output = outcome.output
      await wait(RETRY_MS)
    }
  }
  throw new StartError(
    `Sufra cannot start: its database did not start (see ${folder.logFile}; ${output.split('\n')[0]}).`,
  )
}

// `pg_ctl` returns once the lock file is gone, some moments before the process ends.
const untilEnded = async (pid: number): Promise<void> => {
  for (let tries = 0; tries < END_TRIES && (await isAlive(pid)); tries += 1) await wait(END_LOOK_MS)
}

/**
 * Resolves when the server's process has ended. `fast` rolls back open transactions and disconnects all clients.
 * `immediate` writes nothing more: the next start recovers from the log, as after a power failure, and loses no
 * acknowledged write.
 */
export const stopPostmaster = async (
  { folder, binFolder, asUser }: Postmaster,
  mode: 'fast' | 'immediate' = 'fast',
): Promise<void> => {
  const running = await readRunning(folder.cluster)
  const tell = () =>
    runCommand(
      join(binFolder, 'pg_ctl'),
      ['stop', '-w', '-t', '30', '-m', mode, '-D', folder.cluster],
      asUser,
    )
  let { isSuccess } = await tell()
  if (!running) return
  // A repeated Ctrl+C ends `pg_ctl` too, perhaps before it has signalled the server.
  for (let tries = 1; !isSuccess && tries < STOP_TRIES && (await isAlive(running.pid)); tries += 1) {
    await wait(RETRY_MS)
    isSuccess = (await tell()).isSuccess
  }
  await untilEnded(running.pid)
}
