import type { Browser, Page } from 'playwright-core'
import { startApp } from '../fixtures/app-process.ts'
import type { AppProcess } from '../fixtures/app-process.ts'
import { launchBrowser } from '../fixtures/browser.ts'
import type { DemoAccount } from '../fixtures/browser.ts'
import { Releases } from '../fixtures/releases.ts'
import {
  comeBack,
  enterAs,
  followRevision,
  openPage,
  screenOf,
  standingOf,
} from '../fixtures/remote-visit.ts'
import { makeVersion } from '../fixtures/remote-version.ts'
import type { RemoteVersion, VersionChange } from '../fixtures/remote-version.ts'
import { throwsWhileRendering } from '../fixtures/version-faults.ts'

// FNV-1a, 32 bit, over the salt and then the account, as the registry's contract defines it.
const bucketOf = (salt: string, accountId: number): number => {
  let hash = 0x811c9dc5
  for (const byte of Buffer.from(`${salt}${accountId}`)) hash = Math.imul(hash ^ byte, 0x01000193)
  return (hash >>> 0) % 100
}

interface Share {
  percent: number
  /** the demo merchant inside a canary of this percentage; the other one is outside */
  inside: 'admin' | 'second'
  outside: 'admin' | 'second'
}

/** Publishes a canary that one of the two demo merchants (accounts 1 and 2) gets and the other does not. */
const shareWithOne = async (
  releases: Releases,
  { name, version }: { name: string; version: string },
): Promise<Share> => {
  const canary = { name, version }
  for (;;) {
    await releases.canary({ ...canary, percent: 1 })
    const { remotes } = await releases.registry()
    const salt = remotes[canary.name]?.canary?.salt ?? ''
    const [first, second] = [bucketOf(salt, 1), bucketOf(salt, 2)]
    if (first !== second) {
      const percent = Math.max(first, second)
      await releases.canary({ ...canary, percent })
      return first < second
        ? { percent, inside: 'admin', outside: 'second' }
        : { percent, inside: 'second', outside: 'admin' }
    }
    // Each try gets a new salt.
    await releases.canary({ ...canary, percent: 0 })
  }
}

const name = 'menus'
const PATH = '/menusForUser'

let browser: Browser
let app: AppProcess
let releases: Releases

beforeAll(async () => {
  browser = await launchBrowser()
  app = await startApp({
    RATE_LIMIT_FACTOR: '1000',
    CANARY_LEAST: '4',
    CANARY_EVERY_SECONDS: '2',
  })
  releases = new Releases(app)
})

afterAll(async () => {
  await browser.close()
  await app.stop()
})

const open = async (account: DemoAccount): Promise<Page> => {
  const context = await enterAs(browser, { origin: app.origin, account })
  return openPage(context, PATH)
}

/** Uploads a version that is live in no channel of a demo merchant. */
const prepare = async (change?: VersionChange): Promise<RemoteVersion> => {
  const made = makeVersion(name, change)
  await releases.publish(made, { channel: 'workshop' })
  return made
}

const versionOn = async (page: Page): Promise<string | null> => (await standingOf(page, name)).version

/** Pages of the two merchants, on the stable version. */
let admin: Page
let second: Page

describe('a canary', () => {
  it('reaches the merchant in its share and stays with them; the other one keeps the stable version', async () => {
    const stable = await releases.stableOf(name)
    const canary = await prepare()
    const { percent, inside, outside } = await shareWithOne(releases, canary)
    const [first, other] = await Promise.all([open(inside), open(outside)])
    expect(await versionOn(first)).toBe(canary.version)
    expect(await versionOn(other)).toBe(stable)

    await first.reload()
    expect(await versionOn(first)).toBe(canary.version)
    const elsewhere = await open(inside)
    expect(await versionOn(elsewhere)).toBe(canary.version)

    const revision = await releases.canary({
      name,
      version: canary.version,
      percent: Math.min(100, percent + 1),
    })
    await followRevision(first, revision)
    expect(await versionOn(first)).toBe(canary.version)

    await followRevision(other, await releases.canary({ name, version: canary.version, percent: 100 }))
    await other.locator(`[data-remote-offer="${name}"]`).getByRole('button').first().click()
    await screenOf(other, canary).getByRole('heading').first().waitFor()

    await releases.canary({ name, version: canary.version, percent: 0 })
    await Promise.all([first, other, elsewhere].map(page => page.context().close()))
  })

  it('is withdrawn by the server when its pages fail, and the pages show no more of it', async () => {
    const stable = await releases.stableOf(name)
    const canary = await prepare(throwsWhileRendering)
    await releases.canary({ name, version: canary.version, percent: 100 })
    // The fourth failing page decides. All pages are watched from the start, because a page's message disappears with
    // the canary.
    const openFailing = async (account: DemoAccount): Promise<Page> => {
      const page = await open(account)
      await Promise.all([
        screenOf(page, { name, version: stable }).getByRole('heading').first().waitFor(),
        page.locator(`[data-remote-fallback="${name}"]`).waitFor(),
      ])
      return page
    }
    const pages = await Promise.all((['admin', 'second', 'staff', 'kitchen'] as const).map(openFailing))
    const [first, other, ...colleagues] = pages
    if (!first || !other) throw new Error('Nobody has a page')
    admin = first
    second = other

    const change = await releases.nextChange({ name, action: 'automatic-rollback' })
    expect(change.from).toBe(canary.version)
    expect(change.why).toMatch(/\d/)
    for (const page of pages) {
      await comeBack(page)
      await page.locator(`[data-remote-fallback="${name}"]`).waitFor({ state: 'detached' })
      expect(await versionOn(page)).toBe(stable)
    }
    await Promise.all(colleagues.map(page => page.context().close()))
  })
})

describe('the channel of a merchant', () => {
  it('reaches open pages when the operator changes it', async () => {
    const beta = makeVersion(name)
    await releases.publish(beta, { channel: 'beta' })
    const stable = await versionOn(admin)
    await releases.setMerchantChannel({ accountId: 1, channel: 'beta' })

    // No action in the page: the server ends its stream, the page renews its token, and the token carries the new
    // channel.
    await admin.locator(`[data-remote-offer="${name}"]`).getByRole('button', { name: 'Update' }).click()
    await screenOf(admin, beta).getByRole('heading').first().waitFor()
    expect(await versionOn(second)).toBe(stable)

    await releases.setMerchantChannel({ accountId: 1, channel: null })
    await Promise.all([admin, second].map(page => page.context().close()))
  })
})
