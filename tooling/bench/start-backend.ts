import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

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
}

/** Starts the built backend with demo data and without rate limits, and waits until it serves. */
export const startBackend = async (where: Backend): Promise<ChildProcess> => {
  const child = spawn(process.execPath, [path.resolve('backend/dist/server.js')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
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

/** Ends it and waits until it is gone. */
export const stopBackend = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  const ended = new Promise(resolve => child.once('exit', resolve))
  child.kill(signal)
  await ended
}
