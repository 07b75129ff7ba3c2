import type { Browser, Page } from 'playwright-core'
import { launchBrowser } from '../fixtures/browser.ts'
import { boardOf, cardOf, receiveOrders } from '../fixtures/live-cards.ts'
import { simulateOrders } from '../fixtures/platform.ts'
import { expectEventually } from '../fixtures/expect-eventually.ts'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await launchBrowser()
  page = await boardOf(browser, 'admin')
})
afterAll(() => browser.close())

const toMenu = async () => {
  await page.locator('a[href="/menusForUser"]').first().click()
  await page.locator('main li.dish').first().waitFor()
}
const toBoard = async () => {
  await page.locator('a[href="/live-order"]').first().click()
  await page.getByText(/^Updated /).waitFor()
}

const isDrawn = (selector: string) =>
  page.evaluate(
    wanted => [...document.querySelectorAll(wanted)].some(element => element.checkVisibility()),
    selector,
  )

it('the live orders return as they were left, with the orders that came meanwhile, and are hidden before', async () => {
  const [id = ''] = await receiveOrders(page, '--count', '1', '--channel', 'jahez')
  // A lane, because cards below the window are rendered anew.
  const lane = page.locator('#lane-new')
  await lane.evaluate(node => Object.assign(node, { wasHere: true }))
  await toMenu()
  expect(await isDrawn('article[data-order]')).toBe(false)
  const [number] = await simulateOrders('--count', '1', '--channel', 'jahez')
  await toBoard()
  expect(await isDrawn('main li.dish')).toBe(false)
  expect(await lane.evaluate(node => Reflect.get(node, 'wasHere'))).toBe(true)
  await page.getByRole('article', { name: `Order ${number}` }).waitFor()
  await cardOf(page, id).getByRole('button', { name: 'Accept' }).click()
  await cardOf(page, id).getByRole('button', { name: 'Mark ready' }).waitFor()
})

it("the menu's search is reset, and all products return", async () => {
  await toMenu()
  const search = page.locator('main input[type=search]')
  await search.fill('kunafa')
  const count = () => page.locator('main li.dish').count()
  await expectEventually(async () => (await count()) < 20).toBe(true)
  await toBoard()
  await toMenu()
  expect(await search.inputValue()).toBe('')
  await expectEventually(async () => (await count()) >= 120).toBe(true)
})

it('a screen starts at its top, however far the previous one was scrolled', async () => {
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
  await toBoard()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

it('the wall view, left by the back button, has no effect on the page', async () => {
  await toMenu()
  await toBoard()
  await page.getByRole('button', { name: 'More options' }).click()
  await page.getByRole('menuitem', { name: 'Wall screen' }).click()
  await page.getByRole('dialog', { name: 'Wall screen' }).waitFor()
  while (!page.url().endsWith('/menusForUser')) await page.goBack()
  await page.locator('main li.dish').first().waitFor()
  await toBoard()
  expect(page.url()).toMatch(/\/live-order$/)
  expect(await page.locator('dialog[open]').count()).toBe(0)
})
