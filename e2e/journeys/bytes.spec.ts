import type { Browser, Page } from 'playwright-core'
import { launchBrowser, newVisitor, signIn } from '../fixtures/browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const KB = 1024
// What it was when this was written, and a little room for the names of files. Who needs more, takes it from elsewhere.
const LOGIN_KB = 129
const LIVE_ORDERS_KB = 291
const SETTLE_MS = 1500

const verdict = ({ sum, files }: { sum: number; files: string[] }, budget: number): string =>
  sum <= budget ? 'within' : `${sum.toFixed(1)} KB of ${budget}: ${files.join(', ')}`

/** The JavaScript that this page has loaded, compressed, each file once however often it was asked for. */
const scriptsOf = async (page: Page): Promise<{ sum: number; files: string[] }> => {
  // What the page fetches once it has nothing better to do counts as well.
  await page.evaluate(() => new Promise(done => requestIdleCallback(done)))
  await page.waitForTimeout(SETTLE_MS)
  const sizes = await page.evaluate(() => {
    const entries = performance.getEntriesByType('resource').flatMap(entry => {
      const isScript = entry instanceof PerformanceResourceTiming && entry.name.endsWith('.js')
      return isScript ? [[new URL(entry.name).pathname, entry.encodedBodySize] as const] : []
    })
    return [...new Map(entries)]
  })
  const sum = sizes.reduce((all, [, bytes]) => all + bytes, 0) / KB
  return { sum, files: sizes.map(([file, bytes]) => `${(bytes / KB).toFixed(1)} ${file}`) }
}

it('the login page downloads no more JavaScript than its budget', async () => {
  const context = await newVisitor(browser)
  const page = await context.newPage()
  await page.goto('/login')
  await page.locator('input[type=password]').waitFor()
  const scripts = await scriptsOf(page)
  expect(scripts.files.length).toBeGreaterThan(1)
  expect(verdict(scripts, LOGIN_KB)).toBe('within')
  await context.close()
})

it('a link to the live orders downloads no more JavaScript than its budget', async () => {
  const context = await newVisitor(browser)
  const page = await context.newPage()
  await signIn(page, 'admin')
  await page.goto('/live-order')
  await page.locator('article').first().waitFor()
  const scripts = await scriptsOf(page)
  expect(scripts.files.join(' ')).toContain('remoteEntry')
  expect(verdict(scripts, LIVE_ORDERS_KB)).toBe('within')
  await context.close()
})
