import type { ChildProcess } from 'node:child_process'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ownEnvironment } from '../instance/own-environment.ts'
import { isGone } from '../instance/processes.ts'
import { endChild, startChild } from './child-processes.ts'

const SERVER = path.resolve(import.meta.dirname, '../../../backend/dist/server.js')
const LOOK_EVERY_MS = 50
const START_LIMIT_MS = 120_000

interface Place {
  port: number
  log: string
  /** settings that all nodes share */
  settings: Record<string, string>
}

const environmentOf = ({ port, settings }: Place): NodeJS.ProcessEnv => ({
  ...ownEnvironment(),
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: String(port),
  LOG_LEVEL: 'warn',
  RATE_LIMIT_FACTOR: '100000',
  TRUSTED_PROXIES: 'loopback',
  ...settings,
})

/** One node of the built server, which starts again after each end as under a supervisor. */
export class ServerNode {
  private child: ChildProcess | undefined

  constructor(private readonly place: Place) {}

  get port(): number {
    return this.place.port
  }

  private spawn(command: readonly string[]): ChildProcess {
    const args = ['--enable-source-maps', SERVER, ...command]
    return startChild({
      program: process.execPath,
      args,
      log: this.place.log,
      options: { env: environmentOf(this.place) },
    })
  }

  /** Runs a command of the server, such as `migrate`. Throws if it fails. */
  async command(name: string): Promise<void> {
    const child = this.spawn([name])
    const code = await new Promise(resolve => child.once('exit', resolve))
    if (code !== 0) throw new Error(`The command ${name} ended with ${code}; see ${this.place.log}`)
  }

  async isReady(): Promise<boolean> {
    return fetch(`http://127.0.0.1:${this.port}/readyz`, { signal: AbortSignal.timeout(3_000) }).then(
      ({ status }) => status === 200,
      () => false,
    )
  }

  /** Starts and waits until it is ready. Starts again when it ends before. Returns the number of starts. */
  async start(): Promise<number> {
    const end = performance.now() + START_LIMIT_MS
    for (let starts = 1; ; starts += 1) {
      this.child = this.spawn([])
      while (!isGone(this.child) && performance.now() < end) {
        if (await this.isReady()) return starts
        await wait(LOOK_EVERY_MS)
      }
      if (performance.now() > end) throw new Error(`A node was not ready in time; see ${this.place.log}`)
    }
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    if (this.child) await endChild(this.child, signal)
  }
}
