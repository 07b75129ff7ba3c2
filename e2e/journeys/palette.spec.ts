import type { Browser, Page } from 'playwright-core'
import { atRest, violationsOf } from '../fixtures/accessibility.ts'
import { launchBrowser, pageOf } from '../fixtures/browser.ts'
import { expectEventually } from '../fixtures/expect-eventually.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const box = (page: Page) => page.locator('[cmdk-input]')

it('a product is found in Arabic from an English screen, and the menus’ code loads only when it is opened', async () => {
  const page = await pageOf(browser, 'admin')
  await page.goto('/settings')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const code: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/remotes/menus/') && pathname.endsWith('.js')) code.push(pathname)
  })
  await page.keyboard.press('Control+k')
  await box(page).fill('كبسه لحم')
  const dish = page.getByRole('option').filter({ hasText: 'Lamb Kabsa' }).filter({ hasText: 'SAR' })
  await dish.waitFor()
  await expectEventually(async () => {
    await atRest(page)
    return violationsOf(page, { within: 'dialog[open]' })
  }).toEqual([])
  expect(code).toEqual([])
  await dish.click()
  await page.waitForURL('**/menus/new-meal?*')
  // The settings, which stay until the editor appears, have a name in English too.
  await expectEventually(() => page.getByLabel('Name in English', { exact: true }).inputValue()).toBe(
    'Lamb Kabsa',
  )
  expect(code.length).toBeGreaterThan(0)
  await page.context().close()
})

it('opens on a phone from the other screens, and snoozing leads to the product on the live menu', async () => {
  const page = await pageOf(browser, 'staff', { language: 'ar', viewport: { width: 390, height: 844 } })
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'المزيد' }).click()
  await page.getByRole('button', { name: 'بحث', exact: true }).click()
  await box(page).fill('kabsa')
  await page.getByRole('option', { name: 'إيقاف كبسة لحم…' }).click()
  await page.getByRole('heading', { level: 2, name: 'Lamb Kabsa', exact: true }).waitFor()
  await expectEventually(() => new URL(page.url()).pathname).toBe('/menusForUser')
  await page.locator('li h2').nth(19).waitFor({ state: 'detached' })
  await page.context().close()
})
