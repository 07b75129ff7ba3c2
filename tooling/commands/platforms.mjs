import { spawn } from 'node:child_process'
import path from 'node:path'
import { freePortFrom } from './free-port.mjs'
import { keepRunning } from './keep-running.mjs'
import { complain, root } from './workspace.mjs'

const KEYS = ['hungerstation', 'jahez', 'keeta']
// Shows activity to visitors without filling the boards: the next order comes once the previous one was answered.
const ORDERS = '12/h'

const isPlayed = ({ SEED, PLATFORMS }) => SEED !== 'off' && PLATFORMS !== 'off'

const sayEnd = ({ reason }) => {
  if (reason !== 'stopped')
    complain('the platforms to try with do not run; orders come by pnpm simulate orders.')
}

/**
 * With demo data, starts the simulator of the three platforms as a child that ends with this process, on the next
 * free port. Returns undefined without demo data or with `PLATFORMS=off`. `environment` connects the server to it.
 * The start does not wait for it: early callers retry.
 */
export const startPlatforms = async ({ port, dataDir }) => {
  if (!isPlayed(process.env)) return undefined
  const own = await freePortFrom(Number(port) + 1)
  if (own === undefined) return undefined
  const running = keepRunning({
    spawnChild: () =>
      spawn(process.execPath, ['--enable-source-maps', path.join(root, 'tooling/platforms/dist/main.js')], {
        cwd: root,
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        env: {
          PLATFORM_ORDERS: ORDERS,
          ...process.env,
          PLATFORMS_PORT: own,
          SUFRA_URL: `http://localhost:${port}`,
          DATA_DIR: dataDir,
        },
      }),
    onFall: ({ signal, code, pauseMs }) =>
      complain(`the platform simulator crashed (${signal ?? code}); it restarts in ${pauseMs} ms.`),
  })
  void running.ended.then(sayEnd)
  const url = `http://127.0.0.1:${own}`
  const environment = Object.fromEntries(
    KEYS.map(key => [`PLATFORM_URL_${key.toUpperCase()}`, `${url}/${key}`]),
  )
  return { url, port: own, environment, stop: running.stop, ended: running.ended }
}
