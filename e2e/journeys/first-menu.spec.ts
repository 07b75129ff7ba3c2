import type { Browser, Page } from 'playwright-core'
import { launchBrowser, newVisitor } from '../fixtures/browser.ts'
import { openRestaurant, startTrial } from '../fixtures/onboarding.ts'
import { enter, newAddress } from '../fixtures/people.ts'
import { expectEventually } from '../fixtures/expect-eventually.ts'
import { DISHES, dishPictures, dishSheet } from '../fixtures/thirty-dishes.ts'

let browser: Browser
let page: Page
const email = newAddress('first-menu')
beforeAll(async () => {
  browser = await launchBrowser()
  page = await (await newVisitor(browser, { language: 'en' })).newPage()
})
afterAll(() => browser.close())

const PHONE = { width: 390, height: 844 }
const snoozed = DISHES[0]?.en ?? ''

const card = (target: Page, name: string) =>
  target.getByRole('listitem').filter({ has: target.getByRole('heading', { name, exact: true }) })

describe('a restaurant five minutes after its sign-up', () => {
  it('gets from the steps of its dashboard to the import of its menu', async () => {
    await openRestaurant(page, email)
    await startTrial(page)
    await page.getByRole('link', { name: 'Open the menu' }).click()
    await page.getByRole('link', { name: 'Import from Excel' }).click()
    await page.waitForURL('**/menus/import?*')
  })

  it('imports thirty dishes with their categories, modifiers, sizes and pictures', async () => {
    await page.getByLabel(/^File/).setInputFiles({
      name: 'menu.csv',
      mimeType: 'text/csv',
      buffer: dishSheet(),
    })
    await page.getByText('New categories').waitFor()
    await page.getByLabel(/^Pictures/).setInputFiles({
      name: 'pictures.zip',
      mimeType: 'application/zip',
      buffer: await dishPictures(page),
    })
    await page.getByText('30 pictures have found their items.').waitFor()
    await page.getByRole('row', { name: /IMG_2044\.jpg/ }).waitFor()
    await page.getByRole('button', { name: 'Import 30 items' }).click()
    await page.getByRole('heading', { name: 'The menu is imported' }).waitFor()

    await page.getByRole('link', { name: 'To the menu' }).click()
    await page.waitForURL('**/menus?*')
    const categories = page.getByRole('complementary', { name: 'Categories' })
    await categories.getByRole('button', { name: /الأرز 8/ }).waitFor()
    await page.getByRole('searchbox').fill('Lamb Kabsa')
    await page.getByRole('link', { name: 'Lamb Kabsa', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Lamb Kabsa' }).waitFor()
    await page
      .getByRole('button', { name: /إضافات/ })
      .first()
      .waitFor()
  })

  it('sees the food facts that the law requires and the sheet lacks', async () => {
    await page.goto('/menus')
    await page.getByRole('button', { name: 'Menu tools' }).click()
    await page.getByRole('menuitem', { name: 'What the law asks' }).click()
    await page.getByText(/0 of 30 items say all that is asked/).waitFor()
    await page.getByRole('textbox', { name: 'Sodium, mg: Hummus' }).waitFor()
  })

  it('snoozes a product with a phone in Arabic, and the screen at the till shows it', async () => {
    await page.goto('/menusForUser')
    const atTheTill = card(page, snoozed)
    await atTheTill.getByRole('button', { name: 'Snooze Item' }).waitFor()

    const visit = await newVisitor(browser, { language: 'ar', viewport: PHONE })
    const phone = await visit.newPage()
    await enter(phone, email)
    await phone.waitForURL('**/dashboard')
    await phone.goto('/menusForUser')
    const inTheHand = card(phone, snoozed)
    await inTheHand.locator('img[src^="/images/"]').waitFor()
    await inTheHand.getByRole('button', { name: 'إيقاف الصنف' }).click()
    await inTheHand.getByRole('button', { name: 'تفعيل' }).waitFor()
    await expectEventually(() => phone.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)

    await atTheTill.getByRole('button', { name: 'Activate' }).waitFor()
    await page.getByRole('tab', { name: /Snoozed/ }).click()
    await expectEventually(() => page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([snoozed])
    await visit.close()
  })
})
