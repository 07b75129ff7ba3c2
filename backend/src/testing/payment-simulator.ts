import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

const REPOSITORY = join(__dirname, '../../..')
const PROFILE_ID = 4711
export const SERVER_KEY = 'TEST-KEY-FOR-THE-SIMULATOR'

/** Returns a free port. */
export const freePort = async (): Promise<number> => {
  const probe = createServer()
  await new Promise<void>(resolve => probe.listen(0, '127.0.0.1', resolve))
  const { port }: AddressInfo = Object(probe.address())
  await new Promise(resolve => probe.close(resolve))
  return port
}

/** The form with which the payment page sends the browser back. */
export interface BackForm {
  action: string
  body: string
}

const FIELD = /<input type="hidden" name="([^"]+)" value="([^"]*)">/g
const readBack = (html: string): BackForm | undefined => {
  const [, action] = /<form id="back" method="post" action="([^"]+)"/.exec(html) ?? []
  if (!action) return undefined
  const fields = [...html.matchAll(FIELD)].map(([, name = '', value = '']): [string, string] => [name, value])
  return { action, body: new URLSearchParams(fields).toString() }
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

/** Posts a form as a browser does; returns the status and the redirect address. */
export const goBack = async ({ action, body }: BackForm): Promise<{ status: number; location: string }> => {
  const answer = await fetch(action, { method: 'POST', headers: FORM, body, redirect: 'manual' })
  return { status: answer.status, location: answer.headers.get('location') ?? '' }
}

/** Starts the simulator of ClickPay's payment page as a separate program, which is reached over HTTP only. */
export const startPaymentSimulator = async () => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const settings = {
    CLICKPAY_URL: url,
    CLICKPAY_PROFILE_ID: String(PROFILE_ID),
    CLICKPAY_SERVER_KEY: SERVER_KEY,
  }
  const start = async () => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'tooling/payments/main.ts'], {
      cwd: REPOSITORY,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, ...settings, PAYMENTS_PORT: String(port) },
    })
    await new Promise<void>((resolve, reject) => {
      child.once('message', () => resolve())
      child.once('exit', code => reject(new Error(`The simulator ended with ${code}`)))
    })
    return child
  }
  let child = await start()
  const stop = () =>
    new Promise<void>(resolve => {
      child.once('exit', () => resolve())
      child.kill('SIGTERM')
    })

  return {
    settings,
    /** Presses a button of the page. Resolves after the callback, if the simulator sends one at once. */
    press: async (redirectUrl: string, act: string): Promise<BackForm | undefined> => {
      const body = `act=${act}`
      return readBack(await (await fetch(redirectUrl, { method: 'POST', headers: FORM, body })).text())
    },
    /** Returns the shop's status for a decision that is made outside the page. */
    decide: async (tranRef: string, letter: string): Promise<number> => {
      const answer = await fetch(`${url}/control/decide`, {
        method: 'POST',
        headers: { authorization: SERVER_KEY, 'content-type': 'application/json' },
        body: JSON.stringify({ profile_id: PROFILE_ID, tran_ref: tranRef, letter }),
      })
      const { status }: { status: number } = JSON.parse(await answer.text())
      return status
    },
    /** Sets the outcome of the next refund; see `tooling/payments/refund.ts`. */
    nextRefund: async (fate: string): Promise<void> => {
      await fetch(`${url}/control/next-refund`, {
        method: 'POST',
        headers: { authorization: SERVER_KEY, 'content-type': 'application/json' },
        body: JSON.stringify({ profile_id: PROFILE_ID, fate }),
      })
    },
    stop,
    close: stop,
    /** Starts the simulator again after a stop, without its earlier transactions. */
    startAgain: async () => {
      child = await start()
    },
  }
}
