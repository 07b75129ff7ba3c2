import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { remoteNames } from '../remote/built-remote.mjs'
import { FIRST_PORT } from '../remote/new/options.mjs'
import { keepRunning } from './keep-running.mjs'
import { complain, refuse, root } from './workspace.mjs'

const PORTS_OF_OTHERS = 6
const START_LIMIT_MS = 120_000

const health = async origin => {
  try {
    const answer = await fetch(`${origin}/api/health`)
    return answer.status
  } catch {
    return 0
  }
}

const waitUntilHealthy = async origin => {
  const deadline = Date.now() + START_LIMIT_MS
  while (Date.now() < deadline) {
    if ((await health(origin)) === 200) return
    await sleep(50)
  }
  refuse(`the server did not become healthy within ${START_LIMIT_MS / 1000} s.`)
}

// Origins of the dev servers of this repository's remotes, and the default origin of other teams' dev servers.
const devOrigins = () => {
  const own = remoteNames.map(
    name => JSON.parse(readFileSync(path.join(root, `remote-${name}/package.json`), 'utf8')).sufra?.port,
  )
  const others = Array.from({ length: PORTS_OF_OTHERS }, (_, at) => FIRST_PORT + at)
  return [...new Set([...own.filter(Boolean), ...others])].map(port => `http://localhost:${port}`)
}

// In development a page that is opened on this machine may load a remote from its dev server; otherwise the
// deployment lists the origins.
const localOrigins = mode => (mode === 'development' ? devOrigins().join(',') : '')

// In development the console shows addresses and accounts; in production the log is the console.
const logLevel = mode => (mode === 'production' ? '' : 'warn')

const sayFall = ({ code, signal, falls, pauseMs }) =>
  complain(`the server fell (${signal ?? code}), time ${falls} in a row; it starts again in ${pauseMs} ms.`)

const endWith = async ({ reason, code, falls }, besides) => {
  besides?.stop()
  await besides?.ended
  if (reason === 'gave-up') refuse(`the server fell ${falls} times in a row; the lines above say why.`)
  process.exit(code)
}

/**
 * Starts the backend as a child that ends with this process, and resolves once it answers. A failed start prints its
 * own reason in one line, and its exit code becomes ours; a later crash restarts it. The operator's variables
 * override `environment`. Processes in `besides` are stopped and awaited with it.
 */
export const startServer = async ({ port, dataDir, environment = {}, besides }) => {
  const mode = process.env.NODE_ENV || 'development'
  const spawnChild = () =>
    spawn(process.execPath, ['--enable-source-maps', path.join(root, 'backend/dist/server.js')], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: {
        LOG_LEVEL: logLevel(mode),
        LOCAL_REMOTE_ORIGINS: localOrigins(mode),
        ...environment,
        ...process.env,
        NODE_ENV: mode,
        PORT: port,
        DATA_DIR: dataDir,
        REQUIRED_REMOTES: remoteNames.join(','),
      },
    })
  const running = keepRunning({ spawnChild, onFall: sayFall })
  void running.ended.then(ending => endWith(ending, besides))
  // A terminal signals the child as well, which stops only once. A later second Ctrl+C reaches it in the same way.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, running.stop)
  // A closed terminal accepts no more lines, and the child must still be awaited.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined)

  const origin = `http://localhost:${port}`
  await running.upAgain()
  return {
    origin,
    stop: running.stop,
    whileUp: running.whileUp,
    waitUntilHealthy: () => waitUntilHealthy(origin),
  }
}
