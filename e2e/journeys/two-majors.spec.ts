import type { Browser, BrowserContext, Page } from 'playwright-core'
import { startApp } from '../fixtures/app-process.ts'
import type { AppProcess } from '../fixtures/app-process.ts'
import { launchBrowser } from '../fixtures/browser.ts'
import { buildNextMajor } from '../fixtures/newer-platform.ts'
import type { NewerPlatform } from '../fixtures/newer-platform.ts'
import { Releases } from '../fixtures/releases.ts'
import {
  emptySession,
  enterAs,
  openPage,
  screenOf,
  standingOf,
  wasReloaded,
} from '../fixtures/remote-visit.ts'
import { makeVersion } from '../fixtures/remote-version.ts'
import type { RemoteVersion } from '../fixtures/remote-version.ts'

let browser: Browser
let app: AppProcess
let next: NewerPlatform
let context: BrowserContext
let former: RemoteVersion
let present: RemoteVersion
let releases: Releases

beforeAll(async () => {
  browser = await launchBrowser()
  next = await buildNextMajor()
  app = await startApp({ RATE_LIMIT_FACTOR: '1000', HOST_DIST: next.hostDist })
  releases = new Releases(app)
  former = makeVersion('orders')
  present = makeVersion('menus', { dist: next.menusDist })
  await releases.publish(former)
  await releases.publish(present)
  context = await enterAs(browser, { origin: app.origin, account: 'admin' })
})

afterAll(async () => {
  await browser.close()
  await app.stop()
  await next.remove()
})

const lookOf = (page: Page, made: RemoteVersion) =>
  screenOf(page, made)
    .getByRole('heading', { level: 1 })
    .first()
    .evaluate(heading => {
      const { fontFamily, color, direction } = getComputedStyle(heading)
      return { fontFamily, color, direction }
    })

const rangeOf = ({ contract }: RemoteVersion) => contract.consumes['@sufra/shared/remote']

it.each([
  ['en', 'ltr'],
  ['ar', 'rtl'],
])(
  'a remote of the former major and one of the present run in one page, with one theme (%s)',
  async (language, direction) => {
    expect([rangeOf(former), rangeOf(present)]).toEqual(['^1.0.0', '^2.0.0'])
    await context.addCookies([{ name: 'i18next', value: language, url: app.origin }])
    const page = await openPage(context, '/orders')
    const before = await lookOf(page, former)
    expect(before.direction).toBe(direction)
    await page.locator('nav a[href="/menusForUser"]').first().click()
    expect(await lookOf(page, present)).toEqual(before)
    expect(await wasReloaded(page)).toBe(false)
    await page.close()
  },
)

it('they have one session: when one of the present major empties it, one of the former leads to the sign-in', async () => {
  const page = await openPage(context, '/menusForUser')
  await screenOf(page, present).getByRole('heading', { level: 1 }).first().waitFor()
  await page.locator('nav a[href="/orders"]').first().click()
  await screenOf(page, former).getByRole('heading', { level: 1 }).first().waitFor()
  await emptySession(page)
  await page.waitForURL('**/login')
})

it('a remote of a major that the host does not provide is refused, and the version before runs', async () => {
  const ofAnother = makeVersion('menus', {
    contract: contract => ({
      ...contract,
      consumes: { ...contract.consumes, '@sufra/shared/remote': '^3.0.0' },
    }),
  })
  await releases.publish(ofAnother)
  const visitor = await enterAs(browser, { origin: app.origin, account: 'admin' })
  const page = await openPage(visitor, '/menusForUser')
  expect((await standingOf(page, 'menus')).version).toBe(present.version)
  await page.locator('[data-remote-fallback="menus"]').waitFor()
})
