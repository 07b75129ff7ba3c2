import type { Browser, Page } from 'playwright-core'
import { launchBrowser, pageOf } from '../fixtures/browser.ts'
import { expectEventually } from '../fixtures/expect-eventually.ts'

let browser: Browser
let operator: Page
let merchant: Page
beforeAll(async () => {
  browser = await launchBrowser()
  operator = await pageOf(browser, 'operator')
  merchant = await pageOf(browser, 'second')
})
afterAll(() => browser.close())

/** Returns the tokens of a page: its own, and that of its impersonation. */
const tokensOf = (page: Page) =>
  page.evaluate(() => ({
    own: sessionStorage.getItem('accessToken') ?? localStorage.getItem('accessToken'),
    look: sessionStorage.getItem('viewToken'),
  }))

it("the operator impersonates a merchant's Admin, changes nothing and leaves; the merchant is informed", async () => {
  const reason = `They asked us ${Date.now()}`
  await operator.goto('/merchants/2')
  await operator.getByRole('button', { name: 'View as Admin' }).click()
  await operator.getByRole('dialog').getByRole('textbox').fill(reason)
  const opened = operator.waitForEvent('popup')
  await operator.getByRole('button', { name: 'Begin' }).click()
  const look = await opened

  // The merchant's own screens, with the banner on each of them.
  await look.waitForURL('**/dashboard')
  const banner = look.getByRole('complementary', { name: 'You are looking at a merchant' })
  await banner.getByText(/Nothing can be changed/).waitFor()
  const navigation = look.getByRole('navigation').first()
  await navigation.getByRole('link', { name: 'Branches' }).click()
  await look.waitForURL('**/branches')
  await look.getByRole('heading', { level: 1, name: 'Branches' }).waitFor()
  await look.getByRole('main').getByRole('article').first().waitFor()
  await banner.waitFor()
  expect(await look.getByRole('button', { name: 'New branch' }).count()).toBe(0)
  expect(await navigation.getByRole('link', { name: 'Merchants' }).count()).toBe(0)

  // The server refuses attempted changes, too.
  const { look: token } = await tokensOf(look)
  const refused = await look.request.put('/api/User/UpdateProfile', {
    headers: { Authorization: `Bearer ${token}` },
    data: { name: 'Somebody else' },
  })
  expect([refused.status(), (await refused.json()).code]).toEqual([403, 'view_only'])

  // The operator's own tab never changed, and the impersonating tab becomes the operator's again.
  expect((await tokensOf(operator)).look).toBeNull()
  await banner.getByRole('button', { name: 'Leave' }).click()
  await look.waitForURL('**/merchants/2')
  await look.getByRole('button', { name: 'View as Admin' }).waitFor()
  await expectEventually(async () => (await tokensOf(look)).look).toBe(null)

  // The merchant sees the person and the reason.
  await merchant.goto('/settings')
  await merchant.getByText(reason).waitFor()
})
