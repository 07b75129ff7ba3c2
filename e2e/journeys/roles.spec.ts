import type { Browser, Page } from 'playwright-core'
import { launchBrowser, pageOf } from '../fixtures/browser.ts'
import { expectEventually } from '../fixtures/expect-eventually.ts'
import type { DemoAccount } from '../fixtures/browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const pages = new Map<DemoAccount, Page>()

/** Returns the page of an account, which signs in once for all tests. */
const signedIn = async (account: DemoAccount): Promise<Page> => {
  const known = pages.get(account)
  if (known) return known
  const page = await pageOf(browser, account)
  await page.goto('/dashboard')
  pages.set(account, page)
  return page
}

const entries = (page: Page): Promise<string[]> =>
  page
    .getByRole('navigation', { name: 'Screens' })
    .getByRole('link')
    .evaluateAll(links => links.map(link => link.querySelector('span')?.textContent ?? ''))

const ADMIN = [
  'Dashboard',
  'Live Orders',
  'Live Menu',
  'Orders',
  'Menus',
  'Branches',
  'Integrations',
  'Chat&support',
  'Settings',
]
const OPERATOR = [
  ...['Dashboard', 'Merchants', 'Payments', 'plans', 'Features', 'Packages', 'Revenue', 'Discounts'],
  ...['Releases', 'Audit', 'Orders', 'Menus', 'Branches', 'Integrations', 'Chat&support', 'Invoices'],
  'Settings',
]

describe('the sidebar', () => {
  it.each<[DemoAccount, string[], number]>([
    ['admin', ADMIN, 1],
    ['operator', OPERATOR, 0],
  ])('shows %s what the role may open, and the plan card to merchants', async (account, expected, cards) => {
    const page = await signedIn(account)
    await expectEventually(() => entries(page)).toEqual(expected)
    await expectEventually(() => page.getByRole('link', { name: 'Upgrade plan' }).count()).toBe(cards)
  })
})

describe("the operator's list of merchants", () => {
  it('can be searched and paged', async () => {
    const page = await signedIn('operator')
    await page.getByRole('link', { name: 'Merchants', exact: true }).click()
    await page.getByRole('grid').waitFor()
    const rows = page.locator('main tbody tr[data-index]')
    await rows.nth(4).waitFor()

    const firstPage = await rows.first().innerText()
    await page.getByRole('button', { name: 'Next page' }).click()
    await page.waitForURL(/page=2/)
    await expectEventually(() => rows.first().innerText()).not.toBe(firstPage)

    await page.getByRole('searchbox').fill('البيت العتيق')
    await page.waitForURL(/search=/)
    await expectEventually(() => rows.count()).toBe(1)
    await rows.filter({ hasText: 'Al Bait Al Ateeq' }).waitFor()
  })

  it('is closed to an Admin, who is sent to the dashboard and never downloads that remote', async () => {
    const page = await signedIn('admin')
    const requested: string[] = []
    page.on('request', request => requested.push(request.url()))
    await page.goto('/merchants')
    await page.waitForURL('**/dashboard')
    // Remotes with background work load once the page is idle.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/remotes/orders/')),
    )
    await page.evaluate(() => new Promise(done => requestIdleCallback(done)))
    expect(requested.filter(url => url.includes('/remotes/admin/'))).toEqual([])
    expect(requested.some(url => url.includes('/remotes/'))).toBe(true)
  })
})
