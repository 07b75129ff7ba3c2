import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ownEnvironment } from '../torture/instance/own-environment.ts'

const isHealthy = (url: string): Promise<boolean> =>
  fetch(`${url}/api/health`).then(
    answer => answer.ok,
    () => false,
  )

interface Backend {
  port: string
  dataDir: string
  /** more of its environment, e.g. `HOST_DIST` */
  env?: Record<string, string>
  /** lets `measureBackend` look into it */
  isWatched?: true
}

const WATCH = ['--expose-gc', '--import', path.join(import.meta.dirname, 'watch-process.mjs')]

/** Starts the built backend with demo data and without rate limits, and waits until it serves. */
export const startBackend = async (where: Backend): Promise<ChildProcess> => {
  const watching = where.isWatched ? WATCH : []
  const child = spawn(process.execPath, [...watching, path.resolve('backend/dist/server.js')], {
    stdio: ['ignore', 'ignore', 'inherit', ...(where.isWatched ? ['ipc' as const] : [])],
    env: {
      ...ownEnvironment(),
      LOG_LEVEL: 'silent',
      PORT: where.port,
      DATA_DIR: where.dataDir,
      RATE_LIMIT_FACTOR: '100000',
      ...where.env,
    },
  })
  while (!(await isHealthy(`http://localhost:${where.port}`))) {
    if (child.exitCode !== null) throw new Error(`The backend ended with ${child.exitCode}`)
    await wait(50)
  }
  return child
}

/** What a watched backend holds after its garbage was collected (bytes), and how it was since it was last asked. */
export interface Measure {
  rss: number
  heapUsed: number
  external: number
  /** the longest time that its loop did nothing else, in ms */
  longestHold: number
  cpuSeconds: number
}

export const measureBackend = async (child: ChildProcess): Promise<Measure> => {
  const answer = new Promise<Measure>(resolve => {
    const hear = (message: unknown) => {
      const { rss, heapUsed, external, longestHold, cpuSeconds } = Object(message)
      if (rss === undefined) return
      child.off('message', hear)
      resolve({ rss, heapUsed, external, longestHold, cpuSeconds })
    }
    child.on('message', hear)
  })
  child.send('measure')
  return answer
}

/** Ends it and waits until it is gone. */
export const stopBackend = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  const ended = new Promise(resolve => child.once('exit', resolve))
  child.kill(signal)
  await ended
}
