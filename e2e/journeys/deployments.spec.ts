import { mkdtemp, rename, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { startApp } from '../fixtures/app-process.ts'
import type { AppProcess } from '../fixtures/app-process.ts'
import { launchBrowser } from '../fixtures/browser.ts'
import { buildNewerPlatform } from '../fixtures/newer-platform.ts'
import type { NewerPlatform } from '../fixtures/newer-platform.ts'
import { Releases } from '../fixtures/releases.ts'
import { sidebarLink } from '../fixtures/remote-places.ts'
import {
  cardOf,
  emptySession,
  enterAs,
  followRevision,
  openPage,
  screenOf,
  standingOf,
} from '../fixtures/remote-visit.ts'
import { makeVersion } from '../fixtures/remote-version.ts'
import { expectEventually } from '../fixtures/expect-eventually.ts'

const repository = path.resolve(__dirname, '../..')
const OLD_HOST = path.join(repository, 'host/dist')
const PATH = '/menusForUser'
const name = 'menus'

let browser: Browser
let app: AppProcess
let releases: Releases
let newer: NewerPlatform
let folder: string
let context: BrowserContext

const hostFolder = () => path.join(folder, 'current')

/** Deploys a host: replaces the served folder at once. */
const deployHost = async (dist: string): Promise<void> => {
  await symlink(dist, path.join(folder, 'next'))
  await rename(path.join(folder, 'next'), hostFolder())
}

const newRemote = () => makeVersion(name, { dist: newer.menusDist })
const oldRemote = () => makeVersion(name)

beforeAll(async () => {
  browser = await launchBrowser()
  folder = await mkdtemp(path.join(tmpdir(), 'sufra-host-'))
  await deployHost(OLD_HOST)
  newer = await buildNewerPlatform()
  app = await startApp({ RATE_LIMIT_FACTOR: '1000', HOST_DIST: hostFolder() })
  releases = new Releases(app)
})

afterAll(async () => {
  await browser.close()
  await app.stop()
  await newer.remove()
  await rm(folder, { recursive: true, force: true })
})

const enter = async (): Promise<void> => {
  context = await enterAs(browser, { origin: app.origin, account: 'admin' })
}
beforeEach(enter)
afterEach(() => context.close())

interface Deployed {
  host: string
  revision: number
  channel?: string
}

const openWith = async ({ host, revision, channel }: Deployed): Promise<Page> => {
  await deployHost(host)
  const page = await openPage(context, '/dashboard')
  await followRevision(page, revision, channel)
  await sidebarLink(page, 'Live Menu').click()
  return page
}

const expectAtWork = async (page: Page, version: string): Promise<void> => {
  await screenOf(page, { name, version }).getByRole('button', { name: 'Snooze Item' }).first().waitFor()
}

/** Expects one session store for host and remotes: when a remote empties it, the host shows the sign-in. */
const expectOneSession = async (page: Page): Promise<void> => {
  await emptySession(page)
  await page.waitForURL('**/login')
}

describe('a host and a remote built at different times', () => {
  it('a new remote runs in the old host', async () => {
    const made = oldRemote()
    const page = await openWith({ host: OLD_HOST, revision: await releases.publish(made) })
    await expectAtWork(page, made.version)
  })

  it('host first: the old remote runs in a host with a newer minor; the new one is offered, runs, and shares its session', async () => {
    const before = oldRemote()
    const page = await openWith({ host: newer.hostDist, revision: await releases.publish(before) })
    await expectAtWork(page, before.version)
    const made = newRemote()
    await followRevision(page, await releases.publish(made))
    await page.locator(`[data-remote-offer="${name}"]`).getByRole('button').first().click()
    await expectAtWork(page, made.version)
    await expectOneSession(page)
  })

  it('remote first: the old host names the missing export and runs the previous version; with the new host the remote runs', async () => {
    const before = oldRemote()
    await releases.publish(before)
    const made = newRemote()
    const page = await openWith({ host: OLD_HOST, revision: await releases.publish(made) })
    await expectAtWork(page, before.version)
    await page.locator(`[data-remote-fallback="${name}"]`).waitFor()

    await deployHost(newer.hostDist)
    await page.close()
    const next = await openPage(context, PATH)
    await expectAtWork(next, made.version)
  })

  it('without a previous version, a card names the missing package and its version', async () => {
    // A channel without earlier versions: in stable, any version that pages have reported could serve as a fallback.
    const channel = 'beta'
    await releases.setMerchantChannel({ accountId: 1, channel })
    // A person who signed in before the move starts in the previous channel.
    await context.close()
    await enter()
    const revision = await releases.publish(newRemote(), { channel })
    const page = await openWith({ host: OLD_HOST, revision, channel })
    expect((await standingOf(page, name)).version).toBeNull()
    await expectEventually(() => cardOf(page, name).innerText()).toMatch(/@sufra\/shared[^]*\d+\.1\.0/)
  })
})
