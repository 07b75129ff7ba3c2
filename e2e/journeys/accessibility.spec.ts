import AxeBuilder from '@axe-core/playwright'
import type { Browser } from 'playwright-core'
import { launchBrowser, newVisitor, signIn, type DemoAccount } from '../fixtures/browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const SCREENS: [string, DemoAccount | null, string][] = [
  ['/login', null, 'form'],
  ['/signup', null, 'main'],
  ['/dashboard', 'admin', 'dl'],
  ['/live-order', 'admin', 'article'],
  ['/menusForUser', 'admin', 'li h2'],
  ['/settings', 'admin', 'main h1'],
  ['/merchants', 'operator', 'tbody tr'],
]
const VIEWPORTS = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }

describe.each(['ar', 'en'] as const)('in %s', language => {
  describe.each(Object.entries(VIEWPORTS))('on a %s', (_name, viewport) => {
    it.each(SCREENS)(
      '%s has no accessibility violation and no horizontal scroll',
      async (path, account, ready) => {
        const context = await newVisitor(browser, { language, viewport })
        const page = await context.newPage()
        if (account) await signIn(page, account)
        await page.goto(path)
        await page.locator(ready).first().waitFor()
        await page.waitForTimeout(400)

        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' | ')}`),
        ).toEqual([])
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        ).toBeLessThanOrEqual(0)
        await context.close()
      },
    )
  })
})
