import type { Browser, Page } from 'playwright-core'
import { launchBrowser, newVisitor, signInByForm } from '../fixtures/browser.ts'
import { cardOf, receiveOrders } from '../fixtures/live-cards.ts'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await launchBrowser()
  const context = await newVisitor(browser, { language: 'en' })
  await context.addInitScript(forbidAll)
  page = await context.newPage()
})
afterAll(() => browser.close())

/** Simulates Chromium with all cookies blocked: no storage, locks, databases or workers. */
const forbidAll = () => {
  const denied = () => new DOMException('Denied', 'SecurityError')
  const forbid = (owner: object, name: string) =>
    Object.defineProperty(owner, name, {
      configurable: true,
      get: () => {
        throw denied()
      },
    })
  forbid(window, 'localStorage')
  forbid(window, 'sessionStorage')
  LockManager.prototype.request = () => Promise.reject(denied())
  LockManager.prototype.query = () => Promise.reject(denied())
  CacheStorage.prototype.open = () => Promise.reject(denied())
  IDBFactory.prototype.open = () => {
    throw denied()
  }
}

it('a person can sign in and work while the page lives if the browser blocks all storage', async () => {
  const broken: string[] = []
  page.on('pageerror', error => broken.push(error.message))
  await signInByForm(page, 'admin')
  await page.getByRole('link', { name: /^Live Orders/ }).click()
  await page.getByText(/^Updated /).waitFor()
  const [number] = await receiveOrders(page, '--count', '1', '--channel', 'jahez')
  const card = cardOf(page, number ?? '')
  await card.getByRole('button', { name: 'Accept' }).click()
  await card.getByRole('button', { name: 'Mark ready' }).waitFor()
  await page.getByRole('link', { name: 'Menus' }).click()
  await page.locator('main tbody tr[data-index]').first().waitFor()
  expect(broken).toEqual([])
})
