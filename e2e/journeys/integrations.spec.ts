import type { Browser, Page } from 'playwright-core'
import { freePort, startApp } from '../fixtures/app-process.ts'
import type { AppProcess } from '../fixtures/app-process.ts'
import { launchBrowser, signIn } from '../fixtures/browser.ts'
import type { DemoAccount } from '../fixtures/browser.ts'
import { PATIENCE_MS } from '../fixtures/patience.ts'
import { playPlatforms } from '../fixtures/played-platforms.ts'
import type { PlayedPlatforms } from '../fixtures/played-platforms.ts'

const SHOP = { storeId: 'JOURNEY-1', secret: 'the-right-secret' }

let browser: Browser
let app: AppProcess
let platforms: PlayedPlatforms
beforeAll(async () => {
  const port = await freePort()
  platforms = await playPlatforms(port)
  app = await startApp({ PORT: String(port), ...platforms.environment })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await app?.stop()
  platforms?.close()
})

const open = async (account: DemoAccount): Promise<Page> => {
  const context = await browser.newContext({ baseURL: app.origin, locale: 'en-US' })
  context.setDefaultTimeout(PATIENCE_MS)
  await context.addCookies([{ name: 'i18next', value: 'en', url: app.origin }])
  const page = await context.newPage()
  await signIn(page, account)
  return page
}

const addBranch = async (page: Page, name: string): Promise<void> => {
  await page.goto('/branches/new-branch')
  await page.getByRole('textbox', { name: 'Name in English' }).fill(name)
  await page.getByRole('textbox', { name: 'Phone' }).fill('0112345678')
  await page.getByRole('combobox', { name: 'City' }).fill('riya')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Add branch' }).click()
  await page.waitForURL('**/branches')
}

it('a merchant asks, the operator connects with a wrong secret and then the right one, and an order arrives', async () => {
  const merchant = await open('admin')
  await addBranch(merchant, 'Journey branch')
  await merchant.goto('/integrations')
  const branch = merchant.getByRole('region', { name: 'Journey branch' })
  await branch.getByRole('button', { name: 'Ask for it' }).first().click()
  const drawer = merchant.getByRole('dialog')
  await drawer.getByLabel('Store number at the platform').fill(SHOP.storeId)
  await drawer.getByRole('button', { name: 'Send the request' }).click()
  await branch.getByText('Waits for the operator').waitFor()

  await platforms.control('hungerstation', 'add-shop', SHOP)
  const operator = await open('operator')
  await operator.goto('/integrations/new-integrations')
  await operator.getByText('Journey branch').waitFor()
  await operator
    .getByRole('listitem')
    .filter({ hasText: 'Journey branch' })
    .getByRole('link', { name: 'Connect' })
    .click()
  await operator.getByLabel('Signing secret').fill('a-wrong-secret')
  await operator.getByRole('button', { name: 'Test and connect' }).click()
  await operator.getByText(/SIGNATURE_INVALID/).waitFor()
  await branch.getByText('Waits for the operator').waitFor()

  await operator.reload()
  expect(await operator.getByLabel('Store ID').inputValue()).toBe(SHOP.storeId)
  expect(await operator.getByLabel('Signing secret').inputValue()).toBe('')
  await operator.getByLabel('Signing secret').fill(SHOP.secret)
  await operator.getByRole('button', { name: 'Test and connect' }).click()
  await operator.getByText('The platform accepted the credential.').waitFor()

  await merchant.reload()
  await branch.getByText(/^(Connected|Closed)$/).waitFor()
  await platforms.control('hungerstation', 'place-order', { storeId: SHOP.storeId })
  await merchant.goto('/live-order')
  await merchant.getByText('Journey branch').first().waitFor()
})
