import type { Browser, Page } from 'playwright-core'
import { startApp } from '../fixtures/app-process.ts'
import type { AppProcess } from '../fixtures/app-process.ts'
import { launchBrowser } from '../fixtures/browser.ts'
import type { DemoAccount } from '../fixtures/browser.ts'
import { startProxy } from '../fixtures/fault-proxy.ts'
import type { FaultProxy } from '../fixtures/fault-proxy.ts'
import { answering, halfJson, hanging } from '../fixtures/faults.ts'
import type { Fault } from '../fixtures/faults.ts'
import { Releases } from '../fixtures/releases.ts'
import { OF_A_MERCHANT, OF_THE_OPERATOR, sidebarLink } from '../fixtures/remote-places.ts'
import type { Place } from '../fixtures/remote-places.ts'
import { makeVersion } from '../fixtures/remote-version.ts'
import type { RemoteVersion } from '../fixtures/remote-version.ts'
import {
  enterAs,
  followRevision,
  openPage,
  screenOf,
  standingOf,
  wasReloaded,
} from '../fixtures/remote-visit.ts'

let browser: Browser
let app: AppProcess
let releases: Releases
let proxy: FaultProxy

beforeAll(async () => {
  browser = await launchBrowser()
  app = await startApp({ RATE_LIMIT_FACTOR: '1000' })
  releases = new Releases(app)
  proxy = await startProxy(app.origin)
})

afterEach(() => proxy.heal())

afterAll(async () => {
  await browser.close()
  await proxy.stop()
  await app.stop()
})

const isRegistry = (path: string): boolean => /^\/remotes\/registry[\w.-]*\.json$/.test(path)

const expectStable = async (page: Page, { remote }: Place): Promise<void> => {
  const { version } = await standingOf(page, remote)
  expect(version).toBe(await releases.stableOf(remote))
  await page.locator(`[data-remote^="${remote}@"]`).getByRole('heading').first().waitFor()
}

const expectOnlyShell = async (page: Page, places: Place[]): Promise<void> => {
  await sidebarLink(page, 'Dashboard').waitFor()
  for (const { link } of places) expect(await sidebarLink(page, link).count()).toBe(0)
}

interface Case {
  is: string
  fault: Fault
  account: DemoAccount
  places: Place[]
}

const FAULTS: Case[] = [
  { is: 'missing', fault: answering(404), account: 'operator', places: OF_THE_OPERATOR },
  { is: 'corrupt', fault: halfJson, account: 'admin', places: OF_A_MERCHANT },
  { is: 'hanging', fault: hanging, account: 'operator', places: OF_THE_OPERATOR },
]

describe.each(FAULTS)('a registry that is $is', ({ fault, account, places }) => {
  it('leaves the shell working at the first visit, and the remotes load later without a reload; a later visit uses the stored registry', async () => {
    const context = await enterAs(browser, { origin: proxy.origin, account })
    const heal = proxy.break(isRegistry, fault)
    const page = await openPage(context, '/dashboard')
    await expectOnlyShell(page, places)
    heal()
    await followRevision(page, 1)
    for (const place of places) {
      await sidebarLink(page, place.link).click()
      await expectStable(page, place)
    }
    expect(await wasReloaded(page)).toBe(false)
    await page.close()

    proxy.break(isRegistry, fault)
    const [first, ...others] = places.toReversed()
    if (!first) throw new Error('Nobody is without a remote')
    const later = await openPage(context, first.path)
    await expectStable(later, first)
    for (const place of others) {
      await sidebarLink(later, place.link).click()
      await expectStable(later, place)
    }
    await context.close()
  })
})

describe('a registry that is older than the last one', () => {
  it('does not restore withdrawn versions', async () => {
    const withdrawn: [Place, RemoteVersion][] = OF_THE_OPERATOR.map(place => [
      place,
      makeVersion(place.remote),
    ])
    for (const [, made] of withdrawn) await releases.publish(made)
    const old = await (await fetch(`${app.origin}/remotes/registry.json`)).text()
    let revision = 0
    for (const [{ remote }] of withdrawn) revision = await releases.rollback({ name: remote })

    const context = await enterAs(browser, { origin: proxy.origin, account: 'operator' })
    const before = await openPage(context, '/dashboard')
    await followRevision(before, revision)
    await before.close()
    let served = 0
    await context.route('**/remotes/registry.json', route => {
      served += 1
      return route.fulfill({ body: old, contentType: 'application/json' })
    })
    const page = await openPage(context, OF_THE_OPERATOR[0]?.path ?? '')
    for (const [place, made] of withdrawn) {
      expect(old).toContain(made.version)
      await sidebarLink(page, place.link).click()
      await expectStable(page, place)
      expect(await screenOf(page, made).count()).toBe(0)
    }
    expect(served).toBeGreaterThan(0)
    await context.close()
  })
})
