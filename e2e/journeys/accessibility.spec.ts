import type { Browser, Page } from 'playwright-core'
import { atRest, violationsOf } from '../fixtures/accessibility.ts'
import { launchBrowser, newVisitor, signIn } from '../fixtures/browser.ts'
import type { DemoAccount } from '../fixtures/browser.ts'
import { cutTexts } from '../fixtures/cut-text.ts'
import { sendLongWords } from '../fixtures/long-words.ts'
import { soon } from '../fixtures/soon.ts'

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
  ['/dashboard', 'operator', 'section dl'],
  ['/live-order', 'second', 'article'],
  ['/orders', 'second', 'main tbody tr:not([data-outline]) td'],
  ['/orders?period=all&search=nobody', 'second', 'main nav, main h2, main p'],
  ['/orders/mappings', 'second', 'main tbody tr:not([data-outline]), main strong'],
  ['/orders/shift', 'second', 'main h2, main strong'],
  ['/orders/shifts', 'second', 'main tbody tr:not([data-outline]), main strong'],
  ['/menusForUser', 'second', 'li h2'],
  ['/menus/new-meal', 'second', 'main form h2'],
  ['/menus/dialog', 'second', 'main h1'],
  ['/menus/food-facts?wanted=all', 'second', 'main tbody tr:not([data-outline])'],
  ['/menus', 'second', 'main tbody tr:not([data-outline])'],
  ['/add-category', 'second', 'main form'],
  ['/menus/import', 'second', 'main section'],
  ['/menus/channels', 'second', 'main tbody tr:not([data-outline])'],
  ['/menus/history', 'second', 'main tbody tr:not([data-outline])'],
  ['/branches', 'second', 'main article'],
  ['/branches/new-branch', 'second', 'main form h2'],
  ['/integrations', 'second', 'main section'],
  ['/integrations/new-integrations', 'operator', 'main ol'],
  ['/settings', 'second', 'main h1'],
  ['/invoices', 'second', 'main tbody tr:not([data-outline])'],
  ['/settings/audit', 'second', 'main tbody tr:not([data-outline]), main strong'],
  ['/invoices', 'operator', 'main tbody tr:not([data-outline])'],
  ['/invoices/1', 'operator', 'main article'],
  ['/shortcuts', 'second', 'main dl'],
  ['/notifications', 'second', 'main li'],
  ['/support', 'second', 'main h1'],
  ['/support', 'operator', 'main select'],
  ['/users', 'second', 'main tbody tr:not([data-outline]), main article'],
  ['/manage-users', 'operator', 'main tbody tr:not([data-outline]), main article'],
  ['/merchants', 'operator', 'tbody tr:not([data-outline])'],
  ['/merchants/1', 'operator', 'main section li'],
  ['/payments', 'operator', 'main tbody tr:not([data-outline]), main strong'],
  ['/audit', 'operator', 'main [role=status]'],
  ['/revenue', 'operator', 'main section tbody tr:not([data-outline])'],
  ['/plans', 'operator', 'tbody tr:not([data-outline])'],
  ['/addPlan/2', 'operator', 'form'],
  ['/packages', 'operator', 'tbody tr:not([data-outline])'],
  ['/packages/1', 'operator', 'form'],
  ['/discount', 'operator', 'tbody tr:not([data-outline])'],
  ['/discount/1', 'operator', 'figure'],
  ['/feature', 'operator', 'tbody tr:not([data-outline])'],
  ['/addfeatures/1', 'operator', 'form'],
  ['/feature', 'second', 'dl'],
]
// Rows and cards after the fourth are the same component again: looking at all of them takes minutes and finds nothing more.
const REPEATED = ['ul > li:nth-child(n+5)', 'tbody > tr:nth-child(n+5)']
const DESKTOP = { width: 1440, height: 900 }
const NARROW = { width: 1100, height: 800 }
const PHONE = { width: 390, height: 844 }

const expectAccessible = async (page: Page): Promise<void> => {
  await soon(async () => {
    // Colours are measured once what slides in has come to rest.
    await atRest(page)
    return violationsOf(page, { without: REPEATED })
  }).toEqual([])
}

const expectWhole = async (page: Page): Promise<void> => {
  await soon(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeAtMost(
    0,
  )
  await soon(() => cutTexts(page)).toEqual([])
}

it('what bars somebody is found, where it is looked for', async () => {
  const page = await (await newVisitor(browser)).newPage()
  await page.setContent(
    '<main><img src="dish.webp"></main><ul><li>1<li>2<li>3<li>4<li><button></button></ul>',
  )
  const inMain = await violationsOf(page, { within: 'main' })
  expect(inMain).toEqual([expect.stringContaining('image-alt: <img')])
  expect(await violationsOf(page)).toContainEqual(expect.stringContaining('button-name'))
  const withoutRepeated = await violationsOf(page, { without: REPEATED })
  expect(withoutRepeated).toContainEqual(expect.stringContaining('image-alt'))
  expect(withoutRepeated).not.toContainEqual(expect.stringContaining('button-name'))
  await page.context().close()
})

// Each screen is loaded once in each language, on a phone in one and on a desktop in the other; then the room changes.
describe.each([
  ['ar', [PHONE, NARROW, DESKTOP]],
  ['en', [DESKTOP, NARROW, PHONE]],
] as const)('in %s', (language, rooms) => {
  const pages = new Map<DemoAccount | null, Page>()
  beforeAll(async () => {
    for (const account of [null, 'second', 'operator'] as const) {
      const page = await (await newVisitor(browser, { language, viewport: rooms[0] })).newPage()
      if (account) await signIn(page, account)
      pages.set(account, page)
    }
  })
  afterAll(() => Promise.all([...pages.values()].map(page => page.context().close())))

  const pageOf = (account: DemoAccount | null): Page => {
    const page = pages.get(account)
    if (!page) throw new Error(`Nobody is signed in as ${account}`)
    return page
  }

  it.each(SCREENS)(
    '%s has no accessibility violation, no horizontal scroll and no text that is cut, on a desktop and on a phone',
    async (path, account, ready) => {
      const page = pageOf(account)
      await page.setViewportSize(rooms[0])
      await page.goto(path)
      await page.locator(ready).first().waitFor()
      for (const room of rooms) {
        await page.setViewportSize(room)
        await page.locator(ready).first().waitFor()
        if (room !== NARROW) await expectAccessible(page)
        await expectWhole(page)
      }
    },
  )

  it('the sidebar over the page has no accessibility violation and no text that is cut', async () => {
    const page = pageOf('second')
    await page.setViewportSize(NARROW)
    await page.goto('/dashboard')
    await page.locator('aside [aria-haspopup=dialog][aria-expanded]').click()
    await page.locator('dialog[open] a[href="/subscriptions"]').waitFor()
    await expectAccessible(page)
    await expectWhole(page)
  })
})
