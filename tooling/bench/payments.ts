import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startPayments } from '../payments/start-payments.ts'
import { askedOf, runBench } from './arguments.ts'
import { median, percentile } from '../figures/figures.ts'
import { signInAsAdmin } from './orders.ts'
import { addUnpaid, readSettled } from './paid-subscriptions.ts'
import type { Settled } from './paid-subscriptions.ts'
import { startBackend, stopBackend } from './start-backend.ts'
import type { Backend } from './start-backend.ts'

const HELP = `Usage: pnpm bench payments [--kills 20] [--each 6] [--port 4710]

Starts the built backend with demo data beside the payment page that stands in for ClickPay's. In each round several people pay or are
declined, and the backend is ended with kill -9 in the middle of it. At the end all that was paid must be active, and nothing else.
Then it measures how long it takes from the press to the plan on the dashboard. Exit code 1 when a payment came to the wrong end.
`
const ACTS = ['pay', 'twice', 'no-callback', 'no-return', 'return-first', 'decline'] as const
const PRESSES = 20
const LONGEST_PRESS_MS = 900
// ClickPay is asked two minutes after the press of what nobody told.
const WORK_OFF_MS = 300_000
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

const asked = askedOf(HELP, { counts: { kills: 20, each: 6, port: 4710 } })
const [kills, each, port] = [asked.number('kills'), asked.number('each'), asked.number('port')]
const url = `http://localhost:${port}`

interface Open {
  paymentId: number
  redirectUrl: string
}

// What a payment from before the kill settles puts aside whatever else waits to be paid: then another one is ordered.
const PUT_ASIDE = 409

const beginPayment = async (dataDir: string, token: string): Promise<Open> => {
  const subscriptionId = await addUnpaid(dataDir)
  const answer = await fetch(`${url}/api/ClickPay/AddPayment`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ subscriptionId, lang: 'ar' }),
  })
  if (answer.status === PUT_ASIDE) return beginPayment(dataDir, token)
  if (!answer.ok) throw new Error(`No page: ${await answer.text()}`)
  return JSON.parse(await answer.text())
}

/** Presses a button, and goes back where the page leads, as far as anybody is there. */
const press = async (redirectUrl: string, act: string): Promise<void> => {
  const page = await fetch(redirectUrl, { method: 'POST', headers: FORM, body: `act=${act}` })
  const html = await page.text()
  const [, action] = /id="back" method="post" action="([^"]+)"/.exec(html) ?? []
  const fields = [...html.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ])
  const body = new URLSearchParams(Object.fromEntries(fields)).toString()
  if (action)
    await fetch(action, { method: 'POST', headers: FORM, body, redirect: 'manual' }).catch(() => undefined)
}

const judge = (paid: ReadonlySet<number>, settled: readonly Settled[]) => ({
  lost: settled.filter(({ paymentId, isActive }) => paid.has(paymentId) && !isActive).length,
  given: settled.filter(({ paymentId, isActive }) => !paid.has(paymentId) && isActive).length,
})

const workOff = async (dataDir: string, paid: ReadonlySet<number>): Promise<number> => {
  const since = performance.now()
  while (judge(paid, await readSettled(dataDir)).lost > 0 && performance.now() - since < WORK_OFF_MS)
    await wait(500)
  return (performance.now() - since) / 1000
}

/** From the press on "Pay" to the answer that the plan card is drawn from, in ms. */
const measurePress = async (dataDir: string): Promise<number[]> => {
  const token = await signInAsAdmin(url)
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const took: number[] = []
  for (let count = 0; count < PRESSES; count += 1) {
    const { redirectUrl, paymentId } = await beginPayment(dataDir, token)
    const since = performance.now()
    await press(redirectUrl, 'pay')
    const status = await fetch(`${url}/api/ClickPay/Status?paymentId=${paymentId}`, { headers })
    const { isPaid }: { isPaid: boolean } = JSON.parse(await status.text())
    const body = JSON.stringify({ branchId: 0, orderStatusId: 0 })
    await (await fetch(`${url}/api/Dashboard/GetSellerInfo`, { method: 'POST', headers, body })).text()
    if (isPaid) took.push(performance.now() - since)
  }
  return took
}

const killAgainAndAgain = async (where: Backend): Promise<ReadonlySet<number>> => {
  const paid = new Set<number>()
  for (let round = 1; round <= kills; round += 1) {
    const api = await startBackend(where)
    const token = await signInAsAdmin(url)
    const open: Open[] = []
    for (let count = 0; count < each; count += 1) open.push(await beginPayment(where.dataDir, token))
    const presses = open.map(({ paymentId, redirectUrl }) => {
      const act = ACTS[Math.floor(Math.random() * ACTS.length)] ?? 'pay'
      if (act !== 'decline') paid.add(paymentId)
      return press(redirectUrl, act)
    })
    await wait(Math.random() * LONGEST_PRESS_MS)
    await stopBackend(api, 'SIGKILL')
    await Promise.all(presses)
    console.log(`kill ${round}: ${paid.size} paid so far`)
  }
  return paid
}

const report = async (dataDir: string, paid: ReadonlySet<number>): Promise<void> => {
  const left = judge(paid, await readSettled(dataDir)).lost
  const seconds = await workOff(dataDir, paid)
  const settled = await readSettled(dataDir)
  const { lost, given } = judge(paid, settled)
  console.log(
    `${kills} kills, ${settled.length} payments, ${paid.size} paid, ${left} not active at the last start`,
  )
  console.log(`paid and not active ${lost}, active and not paid ${given}, after ${seconds.toFixed(1)} s`)
  const took = await measurePress(dataDir)
  const [half, most] = [median(took), percentile(took, 0.95)]
  console.log(
    `press to plan card, ${took.length} times: p50 ${half.toFixed(0)} ms, p95 ${most.toFixed(0)} ms`,
  )
  process.exitCode = lost + given === 0 && took.length === PRESSES ? 0 : 1
}

const main = async (): Promise<void> => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sufra-payments-'))
  const key = { profileId: 1, serverKey: 'A-KEY-FOR-THE-BENCHMARK' }
  const payments = await startPayments({ port: 0, ...key, retryMs: 50, lateMs: 50 })
  const env = {
    ...{ CLICKPAY_URL: payments.url, CLICKPAY_PROFILE_ID: '1', CLICKPAY_SERVER_KEY: key.serverKey },
    PUBLIC_URL: url,
  }
  const where = { port, dataDir, env }
  try {
    const paid = await killAgainAndAgain(where)
    const api = await startBackend(where)
    await report(dataDir, paid).finally(() => stopBackend(api, 'SIGTERM'))
  } finally {
    await payments.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

await runBench(main)
