import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { launchBrowser, pageOf } from '../fixtures/browser.ts'
import { simulateOrders } from '../fixtures/platform.ts'
import { expectEventually } from '../fixtures/expect-eventually.ts'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await launchBrowser()
  page = await pageOf(browser, 'admin')
})
afterAll(() => browser.close())

// Without the placeholder rows, which do nothing when pressed.
const rows = () => page.locator('main tbody tr:not([data-outline])')

const SUM = 'dl[aria-label="Totals of the filtered orders"]:not([aria-busy]) dd'

/** Returns the number of filtered orders from the sums. */
const counted = async (): Promise<number> =>
  Number((await page.locator(SUM).first().innerText()).replace(/\D/g, ''))

describe('the orders of a merchant', () => {
  it('can be filtered, and an order opens beside the table with its history', async () => {
    await page.goto('/orders?period=30d')
    await rows().first().waitFor()
    const all = await counted()
    await page.getByRole('combobox', { name: 'State' }).selectOption('Completed')
    await page.waitForURL(/state=Completed/)
    await expectEventually(counted).not.toBe(all)
    await expectEventually(() => rows().filter({ hasNotText: 'Completed' }).count()).toBe(0)
    await rows().first().click()
    await page.waitForURL(/order=\d+/)
    const details = page.getByRole('complementary', { name: /^Order/ })
    await details.getByText('Order arrived').waitFor()
    await details.getByText(/of which 15% VAT/).waitFor()
    await expectEventually(async () => {
      const [table, panel] = [await page.getByRole('grid').boundingBox(), await details.boundingBox()]
      return (table?.x ?? 0) + (table?.width ?? 0) - (panel?.x ?? 0)
    }).toBeAtMost(0)
  })

  it('can be exported, each filtered order once', async () => {
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

  it('become readable with a product, and appear on the live board', async () => {
    const [number = ''] = await simulateOrders('--count', '1', '--unknown', '1', '--channel', 'jahez')
    const row = rows().filter({ hasText: number }).first()
    // The list is as old as its request; the order may not have been read by then.
    await expectEventually(async () => {
      await page.goto('/orders?period=30d&state=Failed')
      await rows().first().waitFor()
      return row.isVisible()
    }).toBe(true)
    await row.click()
    const details = page.getByRole('complementary', { name: /^Order/ })
    await details.getByRole('combobox', { name: 'What it is on your menu' }).first().waitFor()
    for (const box of await details.getByRole('combobox', { name: 'What it is on your menu' }).all()) {
      await box.click()
      await page.getByRole('listbox').getByRole('option').first().click()
    }
    await details.getByRole('button', { name: 'Match and put back to New' }).click()
    await details.getByText('Put back to New').waitFor()
    await page.goto('/live-order')
    await page.getByRole('article', { name: `Order ${number}`, exact: true }).waitFor()
  })
})
