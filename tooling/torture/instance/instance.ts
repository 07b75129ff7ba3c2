import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { clusterOf } from './cluster.ts'
import { ownEnvironment } from './own-environment.ts'
import { allProcesses, descendantsOf, isGone } from './processes.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const START_LIMIT_MS = 180_000
const STOP_LIMIT_MS = 30_000
const LOOK_EVERY_MS = 25

/** Server timeout for receiving a complete request, in seconds. Short, so that attacks can observe it. */
export const REQUEST_TIMEOUT_SECONDS = 4

const environmentOf = (port: number, dataDir: string): NodeJS.ProcessEnv => ({
  ...ownEnvironment(),
  NODE_ENV: 'development',
  HOST: '127.0.0.1',
  PORT: String(port),
  DATA_DIR: dataDir,
  SEED: 'demo',
  PLATFORMS: 'off',
  PAYMENTS: 'off',
  LOG_LEVEL: 'warn',
  // Turns off rate limits by address. Attacks set the client address with `x-forwarded-for`.
  RATE_LIMIT_FACTOR: '100000',
  TRUSTED_PROXIES: 'loopback',
  REQUEST_TIMEOUT_SECONDS: String(REQUEST_TIMEOUT_SECONDS),
})

/** Returns a port of 127.0.0.1 that nobody uses. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port }: { port: number } = Object(probe.address())
      probe.close(() => resolve(port))
    })
  })

/** A Sufra started like `npm start`, in its own process group, as from a terminal. */
export class Instance {
  private launcher: ChildProcess | undefined
  private readonly log

  private constructor(
    readonly url: string,
    readonly dataDir: string,
    private readonly environment: NodeJS.ProcessEnv,
  ) {
    this.log = createWriteStream(path.join(dataDir, 'torture.log'), { flags: 'a' })
  }

  /** Creates an instance with a data folder but no process, so that `stop` works before and during `launch`. */
  static async prepare(wantedPort: number): Promise<Instance> {
    const port = wantedPort || (await freePort())
    const dataDir = await mkdtemp(path.join(tmpdir(), 'sufra-torture-'))
    return new Instance(`http://localhost:${port}`, dataDir, environmentOf(port, dataDir))
  }

  /** Starts the launcher and waits until the instance is healthy. Throws with the end of the log otherwise. */
  async launch(): Promise<void> {
    const child = spawn(process.execPath, ['tooling/commands/start.mjs'], {
      cwd: ROOT,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: this.environment,
    })
    this.launcher = child
    child.stdout.pipe(this.log, { end: false })
    child.stderr.pipe(this.log, { end: false })
    if (!(await this.healthyWithin(START_LIMIT_MS)))
      throw new Error(`Sufra does not start:\n${await this.lastWords()}`)
  }

  /** Shuts the instance down and launches it again with its data. */
  async relaunch(): Promise<void> {
    this.launcher?.kill('SIGTERM')
    await this.endsWithin(STOP_LIMIT_MS)
    await this.launch()
  }

  async isHealthy(): Promise<boolean> {
    return fetch(`${this.url}/api/health`, { signal: AbortSignal.timeout(5000) }).then(
      answer => answer.status === 200,
      () => false,
    )
  }

  /** Waits until the instance is healthy. Returns false when the launcher has ended or the time is over. */
  async healthyWithin(milliseconds: number): Promise<boolean> {
    const end = performance.now() + milliseconds
    while (performance.now() < end) {
      if (await this.isHealthy()) return true
      if (!this.isLaunched) return false
      await wait(LOOK_EVERY_MS)
    }
    return false
  }

  get isLaunched(): boolean {
    return this.launcher !== undefined && !isGone(this.launcher)
  }

  get launcherPid(): number {
    return this.launcher?.pid ?? 0
  }

  /** Returns the process id of the API; undefined while it is not running. */
  async apiPid(): Promise<number | undefined> {
    const below = descendantsOf(this.launcherPid, await allProcesses())
    return below.find(({ command }) => command.includes('backend/dist/server.js'))?.pid
  }

  /** Returns the last 2000 characters of its output. */
  async lastWords(): Promise<string> {
    return (await readFile(path.join(this.dataDir, 'torture.log'), 'utf8')).slice(-2000)
  }

  /** Sends a signal to the whole process group, as a terminal does. */
  signalGroup(signal: NodeJS.Signals): void {
    if (this.isLaunched) process.kill(-this.launcherPid, signal)
  }

  /** Returns whether the launcher ends within the time. */
  async endsWithin(milliseconds: number): Promise<boolean> {
    const end = performance.now() + milliseconds
    while (this.isLaunched && performance.now() < end) await wait(LOOK_EVERY_MS)
    return !this.isLaunched
  }

  /** Ends all processes of the instance, in any state, and deletes its files. */
  async stop(): Promise<void> {
    const cluster = await clusterOf(this.dataDir).catch(() => undefined)
    if (this.launcher && this.isLaunched) this.launcher.kill('SIGTERM')
    if (!(await this.endsWithin(STOP_LIMIT_MS))) this.signalGroup('SIGKILL')
    await endPostgres(cluster?.pid, this.dataDir)
    this.log.end()
    await rm(this.dataDir, { recursive: true, force: true })
    if (cluster && !cluster.home.startsWith(this.dataDir))
      await rm(cluster.home, { recursive: true, force: true })
  }
}

// The process id may have been reused since it was written, so only a process of PostgreSQL is ended.
const endPostgres = async (pid: number | undefined, dataDir: string): Promise<void> => {
  const isThere = async () =>
    (await allProcesses()).some(each => each.pid === pid && each.command.includes('postgres'))
  const end = performance.now() + STOP_LIMIT_MS
  if (!pid || !(await isThere())) return
  process.kill(pid, 'SIGQUIT')
  while ((await isThere()) && performance.now() < end) await wait(LOOK_EVERY_MS)
  if (await isThere()) throw new Error(`PostgreSQL of ${dataDir} does not end (process ${pid})`)
}
