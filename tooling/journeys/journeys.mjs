import { chromium } from 'playwright-core'
import { findChromium } from '../remote/page-check/find-chromium.cjs'
import { readBuilt } from '../remote/built-remote.mjs'
import { ownRemoteName } from '../remote/checkout.mjs'
import { serveBuild } from '../remote/page-check/serve-build.mjs'
import { serveStub } from './serve-stub.mjs'

const LANGUAGES = ['ar', 'en']
const ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking']
const DEMO_PASSWORD = 'Sufra-demo-1'
// For tests that hang, not for slow ones.
const PATIENCE_MS = 120_000

const { SUFRA_URL, SUFRA_JOURNEY_HOST, SUFRA_EMAIL, SUFRA_PASSWORD } = process.env

let stage
const openStage = async () => {
  const stub = SUFRA_URL ? null : await serveStub({ folder: SUFRA_JOURNEY_HOST, directory: process.cwd() })
  const browser = await chromium.launch({ executablePath: findChromium(), args: ARGUMENTS })
  stage = { browser, stub, origin: SUFRA_URL ?? stub.origin, built: readBuilt(ownRemoteName) }
}
const closeStage = async () => {
  await stage?.browser.close()
  stage?.stub?.stop()
}

const keepToken = token => {
  if (!localStorage.getItem('accessToken')) localStorage.setItem('accessToken', token)
}

const signIn = async (context, email) => {
  const data = { email: SUFRA_EMAIL ?? email, password: SUFRA_PASSWORD ?? DEMO_PASSWORD, rememberMe: true }
  const answer = await context.request.post('/api/Authentication/login', { data })
  if (!answer.ok()) throw new Error(`${data.email} could not sign in: HTTP ${answer.status()}`)
  await context.addInitScript(keepToken, (await answer.json()).accessToken)
}

const contextFor = async ({ language, as }) => {
  const { browser, origin, built } = stage
  const context = await browser.newContext({ baseURL: origin, locale: 'en-US', serviceWorkers: 'block' })
  context.setDefaultTimeout(PATIENCE_MS)
  await context.addCookies([{ name: 'i18next', value: language, url: origin }])
  await signIn(context, as)
  await serveBuild(context, built)
  return context
}

// An error card in place of the screen fails at once.
const openScreen = async (page, address) => {
  const { name } = stage.built
  const card = page.locator(`[data-remote-failed="${name}"]`)
  await page.goto(address)
  await page.locator(`:not([data-resting]) > [data-remote^="${name}@"]`).or(card).first().waitFor()
  if (await card.count()) throw new Error(`${address}: ${await card.locator('details p').textContent()}`)
}

const walk = async ({ language, as, run }) => {
  stage.stub?.reset()
  const context = await contextFor({ language, as })
  const page = await context.newPage()
  const failures = []
  page.on('pageerror', error => failures.push(error))
  try {
    await run({ page, language, open: address => openScreen(page, address) })
  } finally {
    await context.close()
  }
  if (failures.length > 0) throw failures[0]
}

beforeAll(openStage)
afterAll(closeStage)

/**
 * Defines a journey through the screens of this remote in the production host, in a real browser: once in Arabic and
 * once in English, each from the start. `run` gets the `page`, its `language`, and `open(address)`, which waits until
 * the screen of this remote appears. An error in the page fails it.
 */
export const journey = (name, run, { as = 'admin@sufra.test' } = {}) => {
  for (const language of LANGUAGES) it(`${name} (${language})`, () => walk({ language, as, run }))
}
