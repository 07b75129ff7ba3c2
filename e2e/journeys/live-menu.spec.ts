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

const openMenu = async (target: Page): Promise<void> => {
  await target.goto('/menusForUser')
  await cards(target).first().waitFor()
}

const cards = (target: Page) =>
  target.getByRole('listitem').filter({ has: target.getByRole('heading', { level: 2 }) })

const card = (target: Page, name: string) =>
  target.getByRole('listitem').filter({ has: target.getByRole('heading', { name, exact: true }) })

describe('the live menu', () => {
  it('asks for page 1 of 90 and then for the rest, and shows every product', async () => {
    const asked: string[] = []
    page.on('request', request => {
      if (request.url().includes('/api/Product/Get?')) asked.push(new URL(request.url()).search)
    })
    await openMenu(page)
    await page.waitForFunction(() => document.querySelectorAll('li h2').length >= 120)
    const pages = asked.map(search => new URLSearchParams(search))
    expect(pages[0]?.get('PaginatedRequest.PageNumber')).toBe('1')
    expect(pages[0]?.get('PaginatedRequest.PageSize')).toBe('90')
    expect(pages[1]?.get('PaginatedRequest.PageNumber')).toBe('2')
  })

  it('snoozes by a full multipart update, follows in a second browser, and activates again', async () => {
    await openMenu(page)
    const other = await (await newVisitor(browser, { language: 'en' })).newPage()
    await signIn(other, 'staff')
    await openMenu(other)

    const name = await cards(page).filter({ hasText: 'Snooze Item' }).getByRole('heading').first().innerText()
    const update = page.waitForRequest(
      request => request.url().includes('/api/Product/Update') && request.method() === 'PUT',
    )
    await card(page, name).getByRole('button', { name: 'Snooze Item' }).click()
    expect((await update).headers()['content-type']).toContain('multipart/form-data')
    await card(page, name).getByRole('button', { name: 'Activate' }).waitFor()
    await card(other, name).getByRole('button', { name: 'Activate' }).waitFor()

    await page.getByRole('tab', { name: /Snoozed/ }).click()
    await card(page, name).getByRole('button', { name: 'Activate' }).click()
    await card(page, name).waitFor({ state: 'detached' })
    await page.getByRole('tab', { name: /All/ }).click()
    await card(page, name).getByRole('button', { name: 'Snooze Item' }).waitFor()
  })

  it('finds a product by its English name in any case, and by its Arabic name', async () => {
    await openMenu(page)
    await page.getByRole('searchbox').fill('KABSA')
    await page.waitForFunction(() => document.querySelectorAll('li h2').length < 20)
    const english = await cards(page).getByRole('heading').allInnerTexts()
    expect(english.length).toBeGreaterThan(0)
    expect(english.every(name => name.toLowerCase().includes('kabsa'))).toBe(true)
    await page.getByRole('searchbox').fill('كبسه')
    await cards(page).first().waitFor()
    expect(await cards(page).count()).toBeGreaterThan(0)
  })

  it('asks before it deletes, and the deletion can be undone', async () => {
    await openMenu(page)
    const name = await cards(page).getByRole('heading').nth(8).innerText()
    await card(page, name).getByRole('button', { name: /More/ }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByText('Are you sure you want to delete this item?').waitFor()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await card(page, name).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Undo' }).click()
    await card(page, name).waitFor()
  })

  it('edits in menus/new-meal with the product and its brand in the address', async () => {
    await openMenu(page)
    await cards(page).first().getByRole('button', { name: /More/ }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await page.waitForURL(/\/menus\/new-meal\?id=\d+&serviceProviderId=\d+/)
  })
})
