import { rmSync } from 'node:fs'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { startApp } from '../fixtures/app-process.ts'
import type { AppProcess } from '../fixtures/app-process.ts'
import { launchBrowser, signInByForm } from '../fixtures/browser.ts'
import { startProxy } from '../fixtures/fault-proxy.ts'
import type { FaultProxy } from '../fixtures/fault-proxy.ts'
import { refused } from '../fixtures/faults.ts'
import { keptBoards, cachedUrls, waitUntilCached } from '../fixtures/browser-cache.ts'
import { receiveOrders, cardOf } from '../fixtures/live-cards.ts'
import { copyHost, layNextHost } from '../fixtures/next-host.ts'
import { TIMEOUT_MS } from '../fixtures/timeouts.ts'
import { Releases } from '../fixtures/releases.ts'
import { makeVersion } from '../fixtures/remote-version.ts'
import { screenOf } from '../fixtures/remote-visit.ts'
import { expectEventually } from '../fixtures/expect-eventually.ts'

let browser: Browser
let host: string
let app: AppProcess
let proxy: FaultProxy
let releases: Releases
let context: BrowserContext
/** One page for the whole journey, as on a tablet. */
let page: Page

const BOARD = '/live-order'

const loseNetwork = () => proxy.break(() => true, refused)

beforeAll(async () => {
  browser = await launchBrowser()
  host = copyHost()
  app = await startApp({ RATE_LIMIT_FACTOR: '1000', HOST_DIST: host })
  proxy = await startProxy(app.origin)
  releases = new Releases(app)
  context = await browser.newContext({ baseURL: proxy.origin, locale: 'en-US', serviceWorkers: 'allow' })
  context.setDefaultTimeout(TIMEOUT_MS)
  await context.addCookies([{ name: 'i18next', value: 'en', url: proxy.origin }])
  page = await context.newPage()
})

afterAll(async () => {
  await browser.close()
  await proxy.stop()
  await app.stop()
  rmSync(host, { recursive: true, force: true })
})

/** Waits until the registry that the page stores for its next start contains a version. */
const untilHeard = (opened: Page, version: string) =>
  opened.waitForFunction(
    wanted =>
      Object.entries(localStorage).some(([key, text]) => /registry/.test(key) && text.includes(wanted)),
    version,
  )

const stable = async () => ({ name: 'orders', version: await releases.stableOf('orders') })

it('the live orders open without a network after one visit, with the age of their data', async () => {
  await signInByForm(page, 'kitchen')
  await page.goto(BOARD)
  await page.getByText(/^Updated /).waitFor()
  const [id = ''] = await receiveOrders(page, '--url', app.origin, '--count', '1', '--channel', 'jahez')
  const remote = await stable()
  await waitUntilCached(page, remote)
  // The board is stored every few seconds.
  await expectEventually(() => keptBoards(page)).toBe(1)
  await page.reload()
  await cardOf(page, id).waitFor()
  await expectEventually(() => keptBoards(page)).toBe(1)

  const heal = loseNetwork()
  await page.goto(BOARD)
  await screenOf(page, remote).waitFor()
  await cardOf(page, id).waitFor()
  await page.getByText(/^No connection · Updated .* ago/).waitFor()
  heal()
  await page.getByText(/^Updated /).waitFor()
})

it('the browser finds no obstacle to installation', async () => {
  const session = await context.newCDPSession(page)
  const manifest = await session.send('Page.getAppManifest')
  expect(manifest.errors).toEqual([])
  expect(manifest.url).toBe(`${proxy.origin}/manifest.en.webmanifest`)
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // Playwright's contexts are incognito windows, which never allow an installation.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter(id => id !== 'in-incognito')).toEqual([])
})

it('a version that was withdrawn meanwhile is removed with the first registry that says so, and never runs again', async () => {
  const good = await stable()
  const bad = makeVersion('orders')
  await releases.publish(bad)
  // A page that opens with the old registry starts the previous version and only offers this one.
  await untilHeard(page, bad.version)
  await page.reload()
  await screenOf(page, bad).waitFor()
  await waitUntilCached(page, bad)
  const heal = loseNetwork()
  await releases.rollback({ name: 'orders' })
  await page.goto(BOARD)
  await screenOf(page, bad).waitFor()
  heal()
  await page.reload()
  await screenOf(page, good).waitFor()
  await waitUntilCached(page, good)
  await expectEventually(async () =>
    (await cachedUrls(page, 'sufra-remotes')).filter(path => path.includes(bad.version)),
  ).toEqual([])
  const healAgain = loseNetwork()
  await page.goto(BOARD)
  await screenOf(page, good).waitFor()
  healAgain()
})

it("a newer build of the host waits for the user's update", async () => {
  await page.reload()
  await page.getByText(/^Updated /).waitFor()
  const main = layNextHost(host)
  await page.evaluate(() => void window.dispatchEvent(new Event('online')))
  const notice = page.locator('[data-host-update]')
  await notice.waitFor()
  await notice.getByRole('button', { name: 'Update now' }).click()
  await page.locator(`script[src="${main}"]`).waitFor({ state: 'attached' })
  await page.getByText(/^Updated /).waitFor()
  expect(await notice.count()).toBe(0)
})

it("a sign-out removes the person's data from the device and keeps the host", async () => {
  await waitUntilCached(page, await stable())
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.locator('input[type=password]').waitFor()
  await expectEventually(() => cachedUrls(page, 'sufra-remotes')).toEqual([])
  await expectEventually(() => keptBoards(page)).toBe(0)
  const names = await page.evaluate(() => Object.keys(localStorage))
  expect(names.filter(name => name === 'accessToken' || name.startsWith('sufra.registry.'))).toEqual([])
  expect(await cachedUrls(page, 'sufra-shell-')).toContain('/index.html')
})
