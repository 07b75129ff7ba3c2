import type { Browser, Page } from 'playwright-core'
import { startApp } from '../fixtures/app-process.ts'
import type { AppProcess } from '../fixtures/app-process.ts'
import { launchBrowser } from '../fixtures/browser.ts'
import { startProxy } from '../fixtures/fault-proxy.ts'
import type { FaultProxy } from '../fixtures/fault-proxy.ts'
import { answering, halfJson, hanging } from '../fixtures/faults.ts'
import type { Fault } from '../fixtures/faults.ts'
import { Releases } from '../fixtures/releases.ts'
import { LANES, sidebarLink, visitOther } from '../fixtures/remote-lane.ts'
import type { Lane } from '../fixtures/remote-lane.ts'
import { makeVersion } from '../fixtures/remote-version.ts'
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
let tried = 0
let survived = 0

beforeAll(async () => {
  browser = await launchBrowser()
  app = await startApp({ RATE_LIMIT_FACTOR: '1000' })
  releases = new Releases(app)
  proxy = await startProxy(app.origin)
})

afterAll(async () => {
  process.stderr.write(`registry faults survived: ${survived} of ${tried}\n`)
  await browser.close()
  await proxy.stop()
  await app.stop()
})

const isRegistry = (path: string): boolean => /^\/remotes\/registry[\w.-]*\.json$/.test(path)

const onEach = async (work: (lane: Lane) => Promise<void>): Promise<void> => {
  const results = await Promise.allSettled(LANES.map(work))
  proxy.heal()
  tried += results.length
  survived += results.filter(({ status }) => status === 'fulfilled').length
  const failed = results.find(result => result.status === 'rejected')
  if (failed) throw failed.reason
}

const enter = ({ account }: Lane) => enterAs(browser, { origin: proxy.origin, account })

const expectStable = async (page: Page, { remote }: Lane): Promise<void> => {
  const { version } = await standingOf(page, remote)
  expect(version).toBe(await releases.stableOf(remote))
}

const FAULTS: [string, Fault][] = [
  ['missing', answering(404)],
  ['corrupt', halfJson],
  ['hanging', hanging],
]

describe.each(FAULTS)('a registry that is %s', (_name, fault) => {
  it('at the first visit leaves the shell, and the remotes come with it, without a reload', async () => {
    const contexts = await Promise.all(LANES.map(enter))
    proxy.break(isRegistry, fault)
    const pages = await Promise.all(contexts.map(context => openPage(context, '/dashboard')))
    for (const page of pages) {
      await page.getByRole('link', { name: 'Dashboard' }).first().waitFor()
      expect(await page.getByRole('link', { name: /Live Menu|Merchants/ }).count()).toBe(0)
    }
    proxy.heal()
    await onEach(async lane => {
      const page = pages[LANES.indexOf(lane)]
      if (!page) throw new Error('There is no page of this lane')
      await followRevision(page, 1)
      await sidebarLink(page, lane.link).click()
      await expectStable(page, lane)
      expect(await wasReloaded(page)).toBe(false)
    })
    await Promise.all(contexts.map(context => context.close()))
  })

  it('at a later visit changes nothing: what was known is used', async () => {
    const contexts = await Promise.all(LANES.map(enter))
    await Promise.all(
      contexts.map(async context => {
        const page = await openPage(context, '/dashboard')
        await followRevision(page, 1)
        await page.close()
      }),
    )
    proxy.break(isRegistry, fault)
    await onEach(async lane => {
      const context = contexts[LANES.indexOf(lane)]
      if (!context) throw new Error('There is no browser of this lane')
      const page = await openPage(context, lane.path)
      await expectStable(page, lane)
      await visitOther(page, lane)
    })
    await Promise.all(contexts.map(context => context.close()))
  })
})

describe('a registry that is older than the one seen', () => {
  it('does not bring a withdrawn version back', () =>
    onEach(async lane => {
      const { remote } = lane
      const good = await releases.stableOf(remote)
      const bad = makeVersion(remote)
      await releases.publish(bad)
      const old = await (await fetch(`${app.origin}/remotes/registry.json`)).text()
      const revision = await releases.rollback({ name: remote })

      const context = await enter(lane)
      const first = await openPage(context, '/dashboard')
      await followRevision(first, revision)
      await first.close()
      // Local to this browser: the proxy is everybody's.
      await context.route('**/remotes/registry.json', route =>
        route.fulfill({ body: old, contentType: 'application/json' }),
      )
      const page = await openPage(context, lane.path)
      const { version } = await standingOf(page, remote)
      expect(version).toBe(good)
      expect(await screenOf(page, bad).count()).toBe(0)
      await context.close()
    }))
})
