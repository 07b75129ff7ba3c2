import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page, CDPSession } from 'playwright-core'
import { startApp } from '../fixtures/app-process.ts'
import type { AppProcess } from '../fixtures/app-process.ts'
import { launchBrowser } from '../fixtures/browser.ts'
import { Releases } from '../fixtures/releases.ts'
import { enterAs, followRevision, openPage, screenOf, wasReloaded } from '../fixtures/remote-visit.ts'
import { makeVersion } from '../fixtures/remote-version.ts'

/** Memory of a page after garbage collection. */
interface PageMemory {
  heapBytes: number
  nodes: number
  listeners: number
  scripts: number
  links: number
  globals: number
}

const GARBAGE_ROUNDS = 12

const collect = async (session: CDPSession): Promise<void> => {
  // V8 discards unused compiled code only after several rounds.
  for (let round = 0; round < GARBAGE_ROUNDS; round += 1) await session.send('HeapProfiler.collectGarbage')
}

/** Measures one page through the DevTools protocol. */
const memoryOf = async (page: Page): Promise<PageMemory> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await collect(session)
  const { metrics } = await session.send('Performance.getMetrics')
  const metric = (name: string): number => metrics.find(each => each.name === name)?.value ?? 0
  const counts = await page.evaluate(() => ({
    scripts: document.scripts.length,
    links: document.querySelectorAll('link').length,
    globals: Object.getOwnPropertyNames(window).length,
  }))
  await session.detach()
  return {
    heapBytes: metric('JSHeapUsedSize'),
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    ...counts,
  }
}

const name = 'menus'
const VERSIONS = 10
// Twelve rounds of garbage collection without a pause would occupy a core the whole time.
const PAUSE_MS = 1000
const REST_LIMIT_MS = 120_000

declare global {
  interface Window {
    oldModules?: WeakRef<object>[]
  }
}

let browser: Browser
let app: AppProcess
let releases: Releases

beforeAll(async () => {
  // Chromium records which functions a page compiles, and for that holds every script while the page lives.
  browser = await launchBrowser({ flags: ['--disable-features=LocalCompileHints'] })
  app = await startApp({ RATE_LIMIT_FACTOR: '1000' })
  releases = new Releases(app)
})

afterAll(async () => {
  await browser.close()
  await app.stop()
})

/** Holds the running module with a weak reference, so that it is collected once the host releases it. */
const remember = (page: Page): Promise<void> =>
  page.evaluate(remote => {
    const state: unknown = window.sufraRemotes?.state().states[remote]
    const ready: unknown = typeof state === 'object' && state ? Reflect.get(state, 'remote') : null
    const module: unknown = typeof ready === 'object' && ready ? Reflect.get(ready, 'module') : null
    if (typeof module !== 'object' || module === null) throw new Error('No module is running')
    window.oldModules = [...(window.oldModules ?? []), new WeakRef(module)]
  }, name)

const alive = (page: Page): Promise<number> =>
  page.evaluate(() => (window.oldModules ?? []).filter(module => module.deref() !== undefined).length)

const swap = async (page: Page): Promise<void> => {
  const made = makeVersion(name)
  await followRevision(page, await releases.publish(made))
  await page.locator(`[data-remote-offer="${name}"]`).getByRole('button', { name: 'Update' }).click()
  await screenOf(page, made).locator('li h2').first().waitFor()
  await page.waitForFunction(() => document.querySelectorAll('[data-remote]').length === 1)
  await remember(page)
}

/** The host holds typed text for some seconds after a swap, and with it the previous version. */
const memoryAtRest = async (page: Page): Promise<PageMemory> => {
  const deadline = Date.now() + REST_LIMIT_MS
  for (;;) {
    const memory = await memoryOf(page)
    if ((await alive(page)) === 1 || Date.now() > deadline) return memory
    await sleep(PAUSE_MS)
  }
}

const megabytes = ({ heapBytes }: PageMemory): string => (heapBytes / 1_048_576).toFixed(1)

describe('ten versions in a row in one page', () => {
  it('leave no memory of the old ones', async () => {
    const context = await enterAs(browser, { origin: app.origin, account: 'admin' })
    const page = await openPage(context, '/menusForUser')
    await page.locator('[data-remote] li h2').first().waitFor()
    // Loaded on a timer whatever screen is open, and so no effect of a version.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name: file }) => file.includes('/session-dialog.')),
    )
    await remember(page)
    await swap(page)
    const first = await memoryAtRest(page)
    for (let count = 1; count < VERSIONS; count += 1) await swap(page)
    const last = await memoryAtRest(page)
    const kept = await alive(page)
    process.stderr.write(
      `after ${VERSIONS} swaps: heap ${megabytes(last)} MB (after one ${megabytes(first)}), ` +
        `old modules alive ${kept - 1} of ${VERSIONS}, scripts ${last.scripts} (${first.scripts}), ` +
        `links ${last.links} (${first.links}), globals ${last.globals} (${first.globals}), ` +
        `nodes ${last.nodes} (${first.nodes}), listeners ${last.listeners} (${first.listeners})\n`,
    )
    expect(await wasReloaded(page)).toBe(false)
    expect(kept).toBe(1)
    expect(last.scripts).toBeLessThanOrEqual(first.scripts)
    expect(last.links).toBeLessThanOrEqual(first.links)
    expect(last.globals).toBeLessThanOrEqual(first.globals)
    expect(last.heapBytes / first.heapBytes).toBeLessThan(1.2)
    await context.close()
  })
})
