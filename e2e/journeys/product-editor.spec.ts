import type { Browser, Page } from 'playwright-core'
import { launchBrowser, pageOf } from '../fixtures/browser.ts'
import { expectEventually } from '../fixtures/expect-eventually.ts'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await launchBrowser()
  page = await pageOf(browser, 'admin')
})
afterAll(() => browser.close())

const NAME = `Saffron Chicken ${Date.now()}`
const PICKLES = `Pickles ${Date.now()}`

/** Returns a picture as from a camera, drawn by the page itself. */
const drawPicture = async (target: Page): Promise<Buffer> => {
  const url = await target.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 900
    canvas.height = 700
    const pen = canvas.getContext('2d')
    if (pen) {
      pen.fillStyle = 'goldenrod'
      pen.fillRect(0, 0, 900, 700)
    }
    return canvas.toDataURL('image/png')
  })
  return Buffer.from(url.split(',')[1] ?? '', 'base64')
}

const box = (target: Page, label: string) => target.getByLabel(label, { exact: true })
const saveChanges = (target: Page) => target.getByRole('button', { name: 'Save', exact: true }).click()

const makeProduct = async (): Promise<void> => {
  await page.goto('/menus/new-meal')
  await box(page, 'Name in English').fill(NAME)
  await box(page, 'Name in Arabic').fill('دجاج بالزعفران')
  await box(page, 'Price').fill('٤١٫٥')
  await box(page, 'Category').selectOption({ index: 1 })
  await box(page, 'Picture').setInputFiles({
    name: 'dish.png',
    mimeType: 'image/png',
    buffer: await drawPicture(page),
  })
  await page.getByRole('button', { name: 'Crop the picture' }).click()
  await page.getByRole('button', { name: 'Add a group' }).click()
  await box(page, 'Group name in Arabic').fill('صوص')
  await box(page, 'Group name in English').fill('Sauce')
  await box(page, 'Option in Arabic').fill('ثوم')
  await box(page, 'Adds to the price').fill('2')
  await page.getByRole('button', { name: 'Add the item' }).click()
  await page.waitForURL(/new-meal\?id=\d+&serviceProviderId=\d+/)
  await page.getByRole('heading', { level: 1, name: NAME }).waitFor()
}

describe('the product editor', () => {
  it('creates a product with a picture and a modifier, which appears on the live menu', async () => {
    await makeProduct()
    await page.getByRole('button', { name: /Sauce/ }).first().waitFor()
    await page.goto('/menusForUser')
    await page.getByRole('searchbox').fill(NAME)
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: NAME }) })
    await card.getByText('41.50').waitFor()
    const picture = await card.locator('img').getAttribute('src')
    expect(picture).toMatch(/^\/images\/[0-9a-f]{40}\.webp$/)
    await card.getByRole('button', { name: /More/ }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await page.waitForURL(/new-meal\?id=/)
  })

  it('two tabs that change one product show the conflict, and neither loses its input', async () => {
    const other = await page.context().newPage()
    await other.goto(page.url())
    await box(other, 'Calories').fill('640')
    await box(page, 'Calories').fill('700')
    await box(page, 'Description in English').fill('With saffron rice')
    await saveChanges(other)
    await other.getByText('Everything is saved.').waitFor()

    await saveChanges(page)
    const dialog = page.getByRole('dialog', { name: 'Someone else changed this item' })
    await dialog
      .getByRole('group', { name: /^Calories/ })
      .getByLabel(/Newer version/)
      .check()
    await dialog.getByRole('button', { name: 'Save what is chosen' }).click()
    await page.getByText('Everything is saved.').waitFor()
    await expectEventually(() => box(page, 'Calories').inputValue()).toBe('640')
    await expectEventually(() => box(page, 'Description in English').inputValue()).toBe('With saffron rice')
    await other.close()
  })

  it('typed text survives a reload, and leaving the screen asks for confirmation', async () => {
    await box(page, 'Name in English').fill(`${NAME} deluxe`)
    page.once('dialog', dialog => void dialog.accept())
    await page.reload()
    await page.getByText(/did not save is back/).waitFor()
    await expectEventually(() => box(page, 'Name in English').inputValue()).toBe(`${NAME} deluxe`)
    await page.getByRole('link', { name: 'Live Menu' }).first().click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click()
    await saveChanges(page)
    await page.getByText('Everything is saved.').waitFor()
    await page.getByRole('heading', { level: 1, name: `${NAME} deluxe` }).waitFor()
  })

  it('a group created on its own screen can be chosen in a product', async () => {
    const address = page.url()
    await page.goto('/menus/dialog')
    await page.getByRole('button', { name: 'New group' }).first().click()
    await box(page, 'Group name in English').fill(PICKLES)
    await box(page, 'Option in English').fill('Turnip')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await page.getByRole('article', { name: PICKLES }).waitFor()
    await page.goto(address)
    await box(page, 'Shared modifier group').click()
    await page.getByRole('option', { name: new RegExp(PICKLES) }).click()
    await saveChanges(page)
    await page.getByText('Everything is saved.').waitFor()
    await page.goto('/menus/dialog')
    await page.getByRole('article', { name: PICKLES }).getByText('Carried by 1 item').waitFor()
  })
})
