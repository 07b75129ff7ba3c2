import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { remoteNames } from '../remote/built-remote.mjs'
import { refuse, root } from './workspace.mjs'

const START_LIMIT_MS = 120_000

const health = async origin => {
  try {
    const answer = await fetch(`${origin}/api/health`)
    return answer.status
  } catch {
    return 0
  }
}

const waitFor = async ({ origin, child, isReached }) => {
  const deadline = Date.now() + START_LIMIT_MS
  while (Date.now() < deadline) {
    if (child.exitCode !== null) process.exit(child.exitCode || 1)
    if (isReached(await health(origin))) return
    await sleep(50)
  }
  child.kill('SIGTERM')
  refuse(`the server did not become healthy within ${START_LIMIT_MS / 1000} s.`)
}

// Where the dev servers of this repository's remotes are, when they run for this host.
const devOrigins = () =>
  remoteNames.flatMap(name => {
    const { sufra } = JSON.parse(readFileSync(path.join(root, `remote-${name}/package.json`), 'utf8'))
    return sufra?.port ? [`http://localhost:${sufra.port}`] : []
  })

/** In development a remote may come from its dev server; anywhere else the deployment names the origins. */
const remoteOrigins = mode =>
  process.env.REMOTE_ORIGINS ?? (mode === 'development' ? devOrigins().join(',') : '')

/**
 * Starts the backend as a child that ends with this process, and resolves when it answers.
 * The child says itself why it cannot start, in one line; its exit code becomes ours.
 */
export const startServer = async ({ port, dataDir }) => {
  const mode = process.env.NODE_ENV || 'development'
  const child = spawn(process.execPath, ['--enable-source-maps', path.join(root, 'backend/dist/server.js')], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      LOG_LEVEL: 'warn',
      ...process.env,
      NODE_ENV: mode,
      REMOTE_ORIGINS: remoteOrigins(mode),
      PORT: port,
      DATA_DIR: dataDir,
      REQUIRED_REMOTES: remoteNames.join(','),
    },
  })
  child.once('exit', code => process.exit(code ?? 1))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill('SIGTERM'))

  const origin = `http://localhost:${port}`
  await new Promise(resolve => {
    child.on('message', message => message === 'listening' && resolve())
  })
  return { origin, waitUntilHealthy: () => waitFor({ origin, child, isReached: status => status === 200 }) }
}
