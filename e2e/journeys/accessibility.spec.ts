import type { Browser, Page } from 'playwright-core'
import { atRest, violationsOf } from '../fixtures/accessibility.ts'
import { launchBrowser, newVisitor, signIn } from '../fixtures/browser.ts'
import type { DemoAccount } from '../fixtures/browser.ts'
import { cutTexts } from '../fixtures/cut-text.ts'
import { navigateInPage, stoodAnew } from '../fixtures/navigate-in-page.ts'
import { sendLongWords } from '../fixtures/long-words.ts'
import { policyViolations } from '../fixtures/policy-violations.ts'
import { OF_AN_ADMIN, OF_THE_OPERATOR, PUBLIC } from '../fixtures/screens.ts'
import type { Screen } from '../fixtures/screens.ts'
import { expectEventually } from '../fixtures/expect-eventually.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
  // Every screen is checked with endless words, which any customer of a platform can send.
  await sendLongWords()
})
afterAll(() => browser.close())

const SCREENS: { path: string; account: DemoAccount | null; screen: Screen }[] = [
  ...PUBLIC.map(screen => ({ path: screen.path, account: null, screen })),
  ...OF_AN_ADMIN.map(screen => ({ path: screen.path, account: 'second' as const, screen })),
  ...OF_THE_OPERATOR.map(screen => ({ path: screen.path, account: 'operator' as const, screen })),
]
// Rows and cards after the fourth repeat the same component: checking them takes minutes and finds nothing more.
const REPEATED = ['ul > li:nth-child(n+5)', 'tbody > tr:nth-child(n+5)']
const DESKTOP = { width: 1440, height: 900 }
const NARROW = { width: 1100, height: 800 }
const PHONE = { width: 390, height: 844 }

const pathOf = (address: string, page: Page): string => new URL(address, page.url()).pathname

const expectAccessible = async (page: Page): Promise<void> => {
  await expectEventually(async () => {
    // Colours are measured after all animations have ended.
    await atRest(page)
    return violationsOf(page, { without: REPEATED })
  }).toEqual([])
}

const expectWhole = async (page: Page): Promise<void> => {
  await expectEventually(() =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeAtMost(0)
  await expectEventually(() => cutTexts(page)).toEqual([])
}

it('accessibility violations are found inside the checked part', async () => {
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

// Each screen opens once in each language, on a phone in one and on a desktop in the other; then the window is
// resized.
describe.each([
  ['ar', [PHONE, NARROW, DESKTOP]],
  ['en', [DESKTOP, NARROW, PHONE]],
] as const)('in %s', (language, rooms) => {
  const pages = new Map<DemoAccount | null, Page>()
  const violations = new Map<DemoAccount | null, string[]>()
  beforeAll(async () => {
    for (const account of [null, 'second', 'operator'] as const) {
      const context = await newVisitor(browser, { language, viewport: rooms[0] })
      violations.set(account, await policyViolations(context))
      if (account) await signIn(context, account)
      pages.set(account, await context.newPage())
    }
  })
  afterAll(() => Promise.all([...pages.values()].map(page => page.context().close())))

  const openPage = (account: DemoAccount | null): Page => {
    const page = pages.get(account)
    if (!page) throw new Error(`No page is signed in as ${account}`)
    return page
  }

  /**
   * Opens a screen by its address in one language, and inside the open page in the other. If only the query differs,
   * the same screen would stay.
   */
  const open = async (page: Page, { path, ready }: Screen): Promise<void> => {
    const isFirst = page.url() === 'about:blank'
    if (language === 'en' || isFirst || pathOf(path, page) === pathOf(page.url(), page)) {
      await page.goto(path)
      await page.locator(ready).first().waitFor()
    } else {
      await navigateInPage(page, path)
      await stoodAnew(page, ready)
    }
  }

  it.each(SCREENS)(
    '$path of $account opens with its heading and within the content policy, without accessibility violations, horizontal scroll or cut text, on desktop and phone',
    async ({ account, screen }) => {
      const { path, ready, title } = screen
      const page = openPage(account)
      await page.setViewportSize(rooms[0])
      await open(page, screen)
      if (language === 'en' && title !== undefined)
        await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
      expect(pathOf(page.url(), page)).toBe(pathOf(path, page))
      for (const room of rooms) {
        await page.setViewportSize(room)
        await page.locator(ready).filter({ visible: true }).first().waitFor()
        if (room !== NARROW) await expectAccessible(page)
        await expectWhole(page)
      }
      expect(violations.get(account)).toEqual([])
    },
  )

  it('the sidebar over the page has no accessibility violation and no cut text', async () => {
    const page = openPage('second')
    await page.setViewportSize(NARROW)
    await page.goto('/dashboard')
    await page.locator('aside [aria-haspopup=dialog][aria-expanded]').click()
    await page.locator('dialog[open] a[href="/subscriptions"]').waitFor()
    await expectAccessible(page)
    await expectWhole(page)
  })
})
