import AxeBuilder from '@axe-core/playwright'
import type { Browser, Page } from 'playwright-core'
import { launchBrowser, newVisitor, signIn } from '../fixtures/browser.ts'
import type { DemoAccount } from '../fixtures/browser.ts'
import { cutTexts } from '../fixtures/cut-text.ts'
import { sendLongWords } from '../fixtures/long-words.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
  // Every screen is looked at with words that have no end, as any customer of a platform can send them.
  await sendLongWords()
})
afterAll(() => browser.close())

const SCREENS: [string, DemoAccount | null, string][] = [
  ['/login', null, 'form'],
  ['/signup', null, 'form'],
  ['/forgetPassword', null, 'form'],
  ['/subscriptions', null, 'article, li h2, section h2'],
  ['/dashboard', 'second', 'dl'],
  ['/live-order', 'second', 'article'],
  ['/menusForUser', 'second', 'li h2'],
  ['/settings', 'second', 'main h1'],
  ['/users', 'second', 'main tbody tr, main article'],
  ['/manage-users', 'operator', 'main tbody tr, main article'],
  ['/merchants', 'operator', 'tbody tr'],
]
// Rows and cards after the fourth are the same component again: looking at all of them takes minutes and finds nothing more.
const REPEATED = ['ul > li:nth-child(n+5)', 'tbody > tr:nth-child(n+5)']
const VIEWPORTS = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }
// Looked at without another load: only the room changes.
const NARROW = { width: 1100, height: 800 }

const violationsOf = async (page: Page): Promise<string[]> => {
  // What passed is not written down: that takes longer than to look at it.
  const plain = new AxeBuilder({ page }).options({ resultTypes: ['violations'] })
  const axe = REPEATED.reduce((builder, selector) => builder.exclude(selector), plain)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' | ')}`)
}

const expectWhole = async (page: Page): Promise<void> => {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  expect(await cutTexts(page)).toEqual([])
}

describe.each(['ar', 'en'] as const)('in %s', language => {
  describe.each(Object.entries(VIEWPORTS))('on a %s', (_name, viewport) => {
    const pages = new Map<DemoAccount | null, Page>()
    beforeAll(async () => {
      for (const account of [null, 'second', 'operator'] as const) {
        const page = await (await newVisitor(browser, { language, viewport })).newPage()
        if (account) await signIn(page, account)
        pages.set(account, page)
      }
    })
    afterAll(() => Promise.all([...pages.values()].map(page => page.context().close())))

    it.each(SCREENS)(
      '%s has no accessibility violation, no horizontal scroll and no text that is cut',
      async (path, account, ready) => {
        const page = pages.get(account)
        if (!page) throw new Error(`Nobody is signed in as ${account}`)
        await page.goto(path)
        await page.locator(ready).first().waitFor()
        // Colours are measured once what slides in has come to rest.
        await page.waitForTimeout(400)

        expect(await violationsOf(page)).toEqual([])
        await expectWhole(page)
        if (viewport.width < NARROW.width) return
        await page.setViewportSize(NARROW)
        await expectWhole(page)
        await page.setViewportSize(viewport)
      },
    )
  })

  it('the sidebar over the page has no accessibility violation and no text that is cut', async () => {
    const page = await (await newVisitor(browser, { language, viewport: NARROW })).newPage()
    await signIn(page, 'second')
    await page.locator('aside [aria-haspopup=dialog]').click()
    await page.locator('dialog[open] a[href="/subscriptions"]').waitFor()
    await page.waitForTimeout(400)
    expect(await violationsOf(page)).toEqual([])
    await expectWhole(page)
    await page.context().close()
  })
})
