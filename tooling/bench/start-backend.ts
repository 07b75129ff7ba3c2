import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { ownEnvironment } from '../torture/instance/own-environment.ts'
import { isGone } from '../torture/instance/processes.ts'
import { CannotRun } from './arguments.ts'
import { nextMessage } from './next-message.ts'

const SERVER = path.resolve(import.meta.dirname, '../../backend/dist/server.js')

export interface Backend {
  port: number
  dataDir: string
  /** additional environment variables, such as `HOST_DIST` */
  env?: Record<string, string>
  /** enables `measureBackend` */
  isWatched?: true
  /** program to serve; the built backend by default */
  server?: string
}

const WATCH = ['--expose-gc', '--import', path.join(import.meta.dirname, 'watch-process.mjs')]

// Its own message proves that it answers; another Sufra could already use the address.
const untilListening = async (child: ChildProcess): Promise<void> => {
  try {
    await nextMessage(child, message => message === 'listening')
  } catch {
    throw new CannotRun('The backend does not start; the lines above say why.')
  }
}

/**
 * Starts the built backend with demo data and without rate limits, and waits until it serves. It ends with this
 * process. Throws `CannotRun` if nothing is built or the backend refuses to start, which it explains itself.
 */
export const startBackend = async (where: Backend): Promise<ChildProcess> => {
  const { port, dataDir, env, server = SERVER } = where
  if (!existsSync(server)) throw new CannotRun('There is no built backend: run pnpm build first.')
  const watching = where.isWatched ? WATCH : []
  const child = spawn(process.execPath, [...watching, server], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...ownEnvironment(),
      LOG_LEVEL: 'silent',
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMIT_FACTOR: '100000',
      ...env,
    },
  })
  await untilListening(child)
  return child
}

/** Memory of a watched backend after garbage collection (bytes), and its state since the last measurement. */
export interface Measure {
  rss: number
  heapUsed: number
  external: number
  /** longest block of the event loop, in ms */
  longestHold: number
  cpuSeconds: number
}

const isMeasure = (message: unknown): message is Measure => Object(message).rss !== undefined

/** Rejects if the process ends instead of answering. */
export const measureBackend = async (child: ChildProcess): Promise<Measure> => {
  const answer = nextMessage(child, isMeasure)
  if (child.connected) child.send('measure')
  const found = await answer
  if (!isMeasure(found)) throw new Error('The backend sent no measurement.')
  return found
}

/** Ends a process and waits until it is gone; one that has crashed needs nothing. */
export const stopBackend = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  if (isGone(child)) return
  const ended = new Promise(resolve => child.once('exit', resolve))
  child.kill(signal)
  await ended
}
