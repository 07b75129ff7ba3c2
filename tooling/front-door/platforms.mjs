import { spawn } from 'node:child_process'
import path from 'node:path'
import { freePortFrom } from './free-port.mjs'
import { keepRunning } from './keep-running.mjs'
import { complain, root } from './workspace.mjs'

const KEYS = ['hungerstation', 'jahez', 'keeta']
// So that a visitor sees life, and no board fills up: the next one comes when somebody answered the one before.
const ORDERS = '12/h'

const isPlayed = ({ SEED, PLATFORMS }) => SEED !== 'off' && PLATFORMS !== 'off'

const sayEnd = ({ reason }) => {
  if (reason !== 'stopped')
    complain('the platforms to try with do not run; orders come by pnpm simulate orders.')
}

/**
 * With demo data, starts the three platforms that stand in for the real ones as a child that ends with this process, at the next
 * free port; undefined without, or with `PLATFORMS=off`. `environment` is what connects the server to them. They are not waited
 * for: whoever calls them too early tries again.
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
      complain(`the platforms fell (${signal ?? code}); they start again in ${pauseMs} ms.`),
  })
  void running.ended.then(sayEnd)
  const url = `http://127.0.0.1:${own}`
  const environment = Object.fromEntries(
    KEYS.map(key => [`PLATFORM_URL_${key.toUpperCase()}`, `${url}/${key}`]),
  )
  return { url, port: own, environment, stop: running.stop, ended: running.ended }
}
