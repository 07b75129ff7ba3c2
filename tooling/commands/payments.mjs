import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { freePortFrom } from './free-port.mjs'
import { keepRunning } from './keep-running.mjs'
import { complain, root } from './workspace.mjs'

const PROFILE_ID = '100001'

// With keys of ClickPay set, the real ClickPay is used.
const isPlayed = ({ SEED, PAYMENTS, CLICKPAY_SERVER_KEY }) =>
  SEED !== 'off' && PAYMENTS !== 'off' && !CLICKPAY_SERVER_KEY

const sayEnd = ({ reason }) => {
  if (reason !== 'stopped') complain('the payment page to try with does not run; nobody can pay by card.')
}

/**
 * With demo data, starts the simulator of ClickPay's payment page as a child that ends with this process, on the next
 * free port. Returns undefined without demo data, with `PAYMENTS=off`, or if keys of ClickPay are set. `environment`
 * connects the server to it.
 */
export const startPayments = async ({ firstPort }) => {
  if (!isPlayed(process.env)) return undefined
  const port = await freePortFrom(firstPort)
  if (port === undefined) return undefined
  const url = `http://127.0.0.1:${port}`
  const environment = {
    CLICKPAY_URL: url,
    CLICKPAY_PROFILE_ID: PROFILE_ID,
    // Generated at each start, so that nobody else can sign with it.
    CLICKPAY_SERVER_KEY: randomBytes(24).toString('hex').toUpperCase(),
  }
  const running = keepRunning({
    spawnChild: () =>
      spawn(process.execPath, ['--enable-source-maps', path.join(root, 'tooling/payments/dist/main.js')], {
        cwd: root,
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        env: { ...process.env, ...environment, PAYMENTS_PORT: port },
      }),
    onFall: ({ signal, code, pauseMs }) =>
      complain(`the payment page fell (${signal ?? code}); it starts again in ${pauseMs} ms.`),
  })
  void running.ended.then(sayEnd)
  return { url, environment, stop: running.stop, ended: running.ended }
}
