import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { launchBrowser, pageOf } from '../fixtures/browser.ts'
import { expectEventually } from '../fixtures/expect-eventually.ts'

const LOSSES = '**/api/Dashboard/GetLosses'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await launchBrowser()
  page = await pageOf(browser, 'admin')
})
afterAll(() => browser.close())

/** Returns the text of the shown period. */
const daysOf = () => page.locator('header p').first().innerText()
const panel = (name: string) => page.getByRole('region', { name })

it('the period is in the address: a colleague with the link sees the same days', async () => {
  await page.goto('/dashboard')
  await panel('Figures of the period').waitFor()
  const today = await daysOf()
  await page.getByRole('combobox', { name: 'Today' }).selectOption('lastMonth')
  await page.waitForURL('**/dashboard?period=lastMonth')
  await expectEventually(daysOf).not.toBe(today)
  const other = await pageOf(browser, 'admin')
  await other.goto('/dashboard?period=lastMonth')
  await other.getByText(await daysOf(), { exact: true }).waitFor()
  await other.context().close()
})

it('a failed panel leaves the others working, and loads after a retry', async () => {
  await page.route(LOSSES, route => route.fulfill({ status: 500, json: { code: 'internal_error' } }))
  await page.goto('/dashboard?period=7d')
  await panel('What was lost').getByText('This part did not load').waitFor()
  await panel('Figures of the period').getByText('Average order').waitFor()
  await panel('Best sellers').waitFor()
  await page.unroute(LOSSES)
  await panel('What was lost').getByRole('button', { name: 'Try again' }).click()
  await panel('What was lost').getByText('This part did not load').waitFor({ state: 'detached' })
})

it('a panel exports its figures as a file for a spreadsheet', async () => {
  await page.goto('/dashboard?period=lastMonth')
  const platforms = panel('By platform')
  const download = page.waitForEvent('download')
  await platforms.getByRole('button', { name: 'Download as a file: By platform' }).click()
  const file = await (await download).path()
  const [head = '', ...lines] = (await readFile(file, 'utf8')).trim().split(/\r?\n/)
  expect(head.replace('\uFEFF', '')).toBe('Platform,Orders,Sales,Before')
  const jahez = lines.map(line => line.split(',')).find(([name]) => name === 'Jahez')
  const orders = Number(jahez?.[1]).toLocaleString('en')
  await platforms
    .getByRole('row', { name: /^Jahez/ })
    .filter({ hasText: `${orders} ·` })
    .waitFor()
})

it("a printed page contains only the page's content", async () => {
  await page.goto('/dashboard?period=7d')
  await panel('By platform').waitFor()
  await page.emulateMedia({ media: 'print' })
  const download = page.getByRole('button', { name: 'Download as a file: By platform' })
  await page.getByRole('link', { name: 'Live Menu' }).first().waitFor({ state: 'hidden' })
  await download.waitFor({ state: 'hidden' })
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
  await panel('By platform').waitFor()
  await page.emulateMedia({ media: null })
})

it('each figure of the operator links to the rows behind it', async () => {
  const operator = await pageOf(browser, 'operator')
  await operator.goto('/dashboard')
  const states = operator.getByRole('region', { name: 'Merchants by state' })
  await states.getByRole('link', { name: 'Suspended' }).click()
  await operator.waitForURL('**/merchants?status=Suspended')
  // The dashboard has tables too.
  await operator.getByRole('heading', { level: 1, name: 'Merchants' }).waitFor()
  await operator.locator('main tbody tr[data-index]').first().waitFor()
  await operator.context().close()
})
