import type { Browser, Page } from 'playwright-core'
import { launchBrowser, pageOf } from '../fixtures/browser.ts'
import { keepToastsOpen } from '../fixtures/persistent-toasts.ts'
import { expectEventually } from '../fixtures/expect-eventually.ts'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await launchBrowser()
  page = await pageOf(browser, 'admin')
  await keepToastsOpen(page.context())
})
afterAll(() => browser.close())

const NAME = `Ramadan table ${Date.now()}`
const tree = () => page.getByRole('complementary', { name: 'Categories' })
const rows = () => page.locator('main tbody tr[data-index]')
const nameIn = (row: ReturnType<typeof rows>) => row.getByRole('link').innerText()
const rowOf = (name: string) => rows().filter({ has: page.getByRole('link', { name, exact: true }) })
const priceIn = async (name: string) =>
  Number((await rowOf(name).locator('.sf-money bdi').innerText()).trim())

const undo = () => page.getByRole('button', { name: 'Undo' })

const openMenu = async (): Promise<void> => {
  await page.goto('/menus')
  await rows().first().waitFor()
}

const firstTwo = async () => [await nameIn(rows().nth(0)), await nameIn(rows().nth(1))] as const

/** Opens the first category and waits for its drag handles; returns the names of the first two rows. */
const openCategory = async () => {
  await openMenu()
  const category = tree().locator('button[data-choose]').nth(1)
  await category.click()
  const grips = rows().getByRole('button', { name: /^Move / })
  const missing = async () => Number(/\d+$/.exec(await category.innerText())?.[0]) - (await grips.count())
  await expectEventually(missing).toBe(0)
  return firstTwo()
}

describe('the whole menu', () => {
  it('gets a category, which is last and accepts products', async () => {
    await openMenu()
    await tree().getByRole('link', { name: 'Add a category' }).click()
    await page.getByRole('textbox', { name: 'Name in English' }).fill(NAME)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('There are no items here yet').waitFor()
    const names = tree().locator('button[data-choose] > span:first-of-type')
    await expectEventually(async () => (await names.allInnerTexts()).at(-1)).toBe(NAME)

    await tree()
      .getByRole('button', { name: /All items/ })
      .click()
    const name = await nameIn(rows().first())
    await rowOf(name).getByRole('checkbox').click()
    await page.locator('[data-bulk]').getByRole('button', { name: 'Move' }).click()
    await page.getByRole('dialog').getByRole('combobox', { name: 'Category' }).fill(NAME)
    await page.getByRole('option', { name: NAME }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Move' }).click()
    await tree()
      .getByRole('button', { name: new RegExp(`${NAME} 1`) })
      .waitFor()
    await undo().click()
    await tree()
      .getByRole('button', { name: new RegExp(`${NAME} 0`) })
      .waitFor()
  })

  it('is reordered by dragging, and keeps the order', async () => {
    const [first, second] = await openCategory()
    const sorted = page.waitForResponse(answer => answer.url().includes('/api/Product/Sort'))
    await page.getByRole('button', { name: `Move ${first}`, exact: true }).hover()
    await page.mouse.down()
    await rows()
      .nth(1)
      .hover({ position: { x: 60, y: 40 } })
    // The first step lifts the row, the second moves it.
    await rows()
      .nth(1)
      .hover({ position: { x: 60, y: 45 } })
    await page.getByText(`${first} is at place 2 of`).waitFor({ state: 'attached' })
    await page.mouse.up()
    expect((await sorted).status()).toBe(200)
    await page.reload()
    await expectEventually(firstTwo).toEqual([second, first])
  })

  it('is reordered by touch, which is announced to screen readers', async () => {
    const [first, second] = await openCategory()
    const sorted = page.waitForResponse(answer => answer.url().includes('/api/Product/Sort'))
    const grip = page.getByRole('button', { name: `Move ${first}`, exact: true })
    // Playwright finds the position once no animation moves the row any more.
    await grip.hover({ trial: true })
    const { x, y, width, height } = (await grip.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const fingers = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', down?: number) =>
      fingers.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: down === undefined ? [] : [{ x: x + width / 2, y: y + height / 2 + down }],
      })
    await touch('touchStart', 0)
    await page.locator('tr[data-lifted]').waitFor()
    for (const down of [15, 30, 45, 60]) await touch('touchMove', down)
    await page.getByText(`${first} is at place 2 of`).waitFor({ state: 'attached' })
    await touch('touchEnd')
    expect((await sorted).status()).toBe(200)
    await expectEventually(firstTwo).toEqual([second, first])
  })

  it('gets new prices at once, and undo restores the old ones', async () => {
    await openMenu()
    const name = await nameIn(rows().first())
    const before = await priceIn(name)
    await rowOf(name).getByRole('checkbox').click()
    await page.locator('[data-bulk]').getByRole('button', { name: 'Price' }).click()
    await page.getByRole('dialog').getByRole('textbox', { name: 'Percent' }).fill('10')
    const preview = page.getByRole('list', { name: 'Each price before and after' })
    const after = Math.round((before * 1.1) / 0.25) * 0.25
    await expectEventually(async () => Number(await preview.locator('ins').innerText())).toBe(after)
    await page.getByRole('button', { name: /Change prices/ }).click()
    await page.getByText('1 price changed').waitFor()
    await expectEventually(() => priceIn(name)).toBe(after)
    await undo().click()
    await page.getByText('1 item is as it was').waitFor()
    await expectEventually(() => priceIn(name)).toBe(before)
  })
})
