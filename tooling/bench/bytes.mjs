import { chromium } from 'playwright-core'
import { brotli } from '../federation/compress.mjs'
import { findChromium } from '../remote/page-check/find-chromium.cjs'
import { askedOf, originOf, runBench } from './arguments.ts'
import { inlineBytes } from './inline-bytes.mjs'

const HELP = `Usage: pnpm bench bytes [--url URL] [--json]

Counts what a first visit downloads, from a running Sufra with demo data (default http://localhost:4000): JavaScript in
brotli bytes, and requests, for the login page until its form can be used, and for a signed-in deep link to the live
orders until the board stands. CHROMIUM_PATH names the browser (default /usr/bin/chromium).

Exit codes: 0 both goals met · 1 one missed, or it failed
`
const SETTLE_MS = 500
const ACCOUNT = { email: 'admin@sufra.test', password: 'Sufra-demo-1', rememberMe: true }

const sizeOf = async response => {
  const sent = Number(response.headers()['content-length'])
  if (response.headers()['content-encoding'] === 'br' && sent > 0) return sent
  return (await brotli(await response.body())).length
}

/** Opens an address in a browser that has never been here, and lists what came until `isUsable` resolves. */
const visit = async ({ browser, address, storage, isUsable }) => {
  const context = await browser.newContext({
    locale: 'ar-SA',
    storageState: storage,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const responses = []
  page.on('response', response => responses.push(response))
  await page.goto(address)
  await isUsable(page)
  const usable = [...responses]
  await page.waitForTimeout(SETTLE_MS)
  const files = [{ file: 'in the page itself', brotli: await inlineBytes(page) }]
  for (const response of usable) {
    const { pathname } = new URL(response.url())
    if (response.ok() && pathname.endsWith('.js'))
      files.push({ file: pathname, brotli: await sizeOf(response) })
  }
  await context.close()
  return {
    javascript: files.reduce((sum, { brotli: bytes }) => sum + bytes, 0),
    requests: usable.length,
    requestsSettled: responses.length,
    files,
  }
}

const signedIn = async ({ browser, origin }) => {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const answer = await context.request.post(`${origin}/api/Authentication/login`, { data: ACCOUNT })
  if (!answer.ok()) throw new Error(`sign-in answered ${answer.status()}`)
  const { accessToken } = await answer.json()
  const { cookies } = await context.storageState()
  await context.close()
  return { cookies, origins: [{ origin, localStorage: [{ name: 'accessToken', value: accessToken }] }] }
}

const asked = askedOf(HELP, { texts: { url: 'http://localhost:4000' }, switches: ['json'] })
const GOALS_KB = { login: 116, liveOrders: 200 }

const kilobytes = bytes => (bytes / 1024).toFixed(1)

const isMet = ({ goal, result }) => result.javascript <= goal * 1024

const describe = ({ name, goal, result }) => [
  `${isMet({ goal, result }) ? '' : 'MISSED  '}${name}: ${kilobytes(result.javascript)} KB of JavaScript (goal ${goal}), ${result.requests} requests until usable`,
  ...result.files.map(({ file, brotli: bytes }) => `  ${kilobytes(bytes).padStart(7)}  ${file}`),
]

const main = async () => {
  const origin = originOf(asked.text('url'))
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  })
  try {
    const login = await visit({
      browser,
      address: `${origin}/login`,
      isUsable: page => page.locator('input[type=password]').waitFor(),
    })
    const liveOrders = await visit({
      browser,
      address: `${origin}/live-order`,
      storage: await signedIn({ browser, origin }),
      isUsable: page => page.locator('[data-remote^="orders@"]').waitFor(),
    })
    const lines = [
      ...describe({ name: 'Login', goal: GOALS_KB.login, result: login }),
      ...describe({ name: 'Live orders, deep link', goal: GOALS_KB.liveOrders, result: liveOrders }),
    ]
    const judged = [
      [GOALS_KB.login, login],
      [GOALS_KB.liveOrders, liveOrders],
    ]
    process.exitCode = judged.every(([goal, result]) => isMet({ goal, result })) ? 0 : 1
    process.stdout.write(
      asked.has('json') ? `${JSON.stringify({ login, liveOrders })}\n` : `${lines.join('\n')}\n`,
    )
  } finally {
    await browser.close()
  }
}

await runBench(main)
