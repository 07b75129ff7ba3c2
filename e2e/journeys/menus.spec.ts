import type { Browser, Page } from 'playwright-core'
import { launchBrowser, newVisitor, signIn } from '../fixtures/browser.ts'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await launchBrowser()
  page = await (await newVisitor(browser, { language: 'en' })).newPage()
  await signIn(page, 'admin')
})
afterAll(() => browser.close())

const NAME = `Ramadan table ${Date.now()}`
const tree = () => page.getByRole('complementary', { name: 'Categories' })
const rows = () => page.locator('main tbody tr')
const nameIn = (row: ReturnType<typeof rows>) => row.getByRole('link').innerText()
const rowOf = (name: string) => rows().filter({ has: page.getByRole('link', { name, exact: true }) })
const priceIn = async (name: string) =>
  Number((await rowOf(name).locator('.sf-money bdi').innerText()).trim())

/** The toast's way back, held in view for as long as it is pointed at. */
const holdUndo = async () => {
  const undo = page.getByRole('button', { name: 'Undo' })
  await undo.hover()
  return undo
}

const openMenu = async (): Promise<void> => {
  await page.goto('/menus')
  await rows().first().waitFor()
}

describe('the whole menu', () => {
  it('gets a category, which stands at its end and takes products', async () => {
    await openMenu()
    await tree().getByRole('link', { name: 'Add a category' }).click()
    await page.getByRole('textbox', { name: 'Name in English' }).fill(NAME)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('There are no items here yet').waitFor()
    const names = await tree().locator('button[data-choose] > span:first-of-type').allInnerTexts()
    expect(names.at(-1)).toBe(NAME)

    await tree()
      .getByRole('button', { name: /All items/ })
      .click()
    const name = await nameIn(rows().first())
    await rowOf(name).getByRole('checkbox').click()
    await page.locator('[data-bulk]').getByRole('button', { name: 'Move' }).click()
    await page.getByRole('dialog').getByRole('combobox', { name: 'Category' }).fill(NAME)
    await page.getByRole('option', { name: NAME }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Move' }).click()
    const undo = await holdUndo()
    await tree()
      .getByRole('button', { name: new RegExp(`${NAME} 1`) })
      .waitFor()
    await undo.click()
    await tree()
      .getByRole('button', { name: new RegExp(`${NAME} 0`) })
      .waitFor()
  })

  it('is put into another order by dragging, and keeps it', async () => {
    await openMenu()
    await tree().locator('button[data-choose]').nth(1).click()
    await page
      .getByRole('button', { name: /^Move / })
      .last()
      .waitFor()
    const [first, second] = [await nameIn(rows().nth(0)), await nameIn(rows().nth(1))]
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
    await page.mouse.up()
    expect((await sorted).status()).toBe(200)
    await page.reload()
    await rowOf(second).waitFor()
    expect([await nameIn(rows().nth(0)), await nameIn(rows().nth(1))]).toEqual([second, first])
  })

  it('is put into another order by a finger, which is told to who cannot see it', async () => {
    const [first, second] = [await nameIn(rows().nth(0)), await nameIn(rows().nth(1))]
    const sorted = page.waitForResponse(answer => answer.url().includes('/api/Product/Sort'))
    const grip = page.getByRole('button', { name: `Move ${first}`, exact: true })
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
    expect([await nameIn(rows().nth(0)), await nameIn(rows().nth(1))]).toEqual([second, first])
  })

  it('gets other prices at once, and undo brings the old ones back', async () => {
    await openMenu()
    const name = await nameIn(rows().first())
    const before = await priceIn(name)
    await rowOf(name).getByRole('checkbox').click()
    await page.locator('[data-bulk]').getByRole('button', { name: 'Price' }).click()
    await page.getByRole('dialog').getByRole('textbox', { name: 'Percent' }).fill('10')
    const preview = page.getByRole('list', { name: 'Each price before and after' })
    const after = Number(await preview.locator('ins').innerText())
    expect(after).toBe(Math.round((before * 1.1) / 0.25) * 0.25)
    await page.getByRole('button', { name: /Change prices/ }).click()
    const undo = await holdUndo()
    await page.getByText('1 price changed').waitFor()
    expect(await priceIn(name)).toBe(after)
    await undo.click()
    await page.getByText('1 item is as it was').waitFor()
    await page.waitForFunction(
      price => document.querySelector('main tbody tr .sf-money bdi')?.textContent === price,
      before.toFixed(2),
    )
  })
})
