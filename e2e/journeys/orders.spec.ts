import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { launchBrowser, newVisitor, signIn } from '../fixtures/browser.ts'
import { simulateOrders } from '../fixtures/platform.ts'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await launchBrowser()
  page = await (await newVisitor(browser, { language: 'en' })).newPage()
  await signIn(page, 'admin')
})
afterAll(() => browser.close())

const rows = () => page.locator('main tbody tr:has(td)')

/** How many orders the sums say are filtered. */
const counted = async (): Promise<number> => {
  const figure = page.locator('dl[aria-label="What is filtered, in sums"]:not([aria-busy]) dd').first()
  return Number((await figure.innerText()).replace(/\D/g, ''))
}

describe('the orders of a merchant', () => {
  it('are filtered, and an order opens beside the table with what happened to it', async () => {
    await page.goto('/orders?period=30d')
    await rows().first().waitFor()
    const all = await counted()
    await page.getByRole('combobox', { name: 'State' }).selectOption('Completed')
    await page.waitForURL(/state=Completed/)
    await page.waitForFunction(
      before => !document.querySelector('dl[aria-label] dd')?.textContent?.includes(before),
      all.toLocaleString('en'),
    )
    await rows().first().click()
    await page.waitForURL(/order=\d+/)
    const details = page.getByRole('complementary', { name: /^Order/ })
    await details.getByText('Order arrived').waitFor()
    await details.getByText(/of which 15% VAT/).waitFor()
    const [table, panel] = [await page.getByRole('grid').boundingBox(), await details.boundingBox()]
    expect((table?.x ?? 0) + (table?.width ?? 0)).toBeLessThanOrEqual(panel?.x ?? 0)
  })

  it('are written to a file, each that is filtered once', async () => {
    await page.goto('/orders?period=7d&state=Completed')
    await rows().first().waitFor()
    const filtered = await counted()
    await page.getByRole('button', { name: 'Export' }).click()
    const coming = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: /CSV/ }).click()
    const file = await readFile(await (await coming).path(), 'utf8')
    const [headings = '', ...lines] = file.replace('\uFEFF', '').trimEnd().split('\r\n')
    expect(headings.split(',').slice(0, 4)).toEqual(['Order', 'Platform number', 'Placed', 'Branch'])
    expect(lines).toHaveLength(filtered)
    expect(new Set(lines.map(line => line.split(',')[1])).size).toBe(filtered)
    expect(lines.filter(line => !line.includes('Completed'))).toEqual([])
  })

  it('that could not be read get a product, and come to the live board', async () => {
    await page.goto('/orders?period=today&state=Failed')
    await rows().first().waitFor()
    const before = await counted()
    await simulateOrders('--count', '1', '--rate', '600/min', '--unknown', '1', '--channel', 'jahez')
    await page.goto('/orders?period=today&state=Failed')
    await page.waitForFunction(
      known => document.querySelector('dl[aria-label] dd')?.textContent !== known,
      String(before),
    )
    await rows().first().click()
    const details = page.getByRole('complementary', { name: /^Order/ })
    const number = await details.getByRole('heading', { level: 2 }).locator('bdi').first().innerText()
    for (const box of await details.getByRole('combobox', { name: 'What it is on your menu' }).all()) {
      await box.click()
      await page.getByRole('listbox').getByRole('option').first().click()
    }
    await details.getByRole('button', { name: 'Match and put back to New' }).click()
    await details.getByText('Put back to New').waitFor()
    await page.goto('/live-order')
    await page.getByRole('article', { name: `Order ${number.replace('#', '')}` }).waitFor()
  })
})
