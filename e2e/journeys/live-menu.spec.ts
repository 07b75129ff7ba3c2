import type { Browser, Page } from 'playwright-core'
import { launchBrowser, pageOf } from '../fixtures/browser.ts'
import { keepToastsOpen } from '../fixtures/persistent-toasts.ts'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await launchBrowser()
  page = await pageOf(browser, 'admin')
  await keepToastsOpen(page.context())
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
  it('snoozes by a full multipart update, follows in a second browser, and activates again', async () => {
    await openMenu(page)
    const other = await pageOf(browser, 'staff')
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
    await other.context().close()
  })

  it('snoozes with an end, several at once and single options: the other browser follows, and undo restores all', async () => {
    await openMenu(page)
    const other = await pageOf(browser, 'kitchen')
    await openMenu(other)
    const loads: string[] = []
    other.on('request', request => {
      if (request.url().includes('/api/Product/Get?')) loads.push(request.url())
    })

    const onSale = cards(page).filter({ hasText: 'Snooze Item' })
    await onSale.nth(1).waitFor()
    const [first = '', second = ''] = await onSale.getByRole('heading').allInnerTexts()
    await card(page, first).getByRole('button', { name: 'Snooze Item' }).click()
    await card(page, first).getByRole('button', { name: '4 h' }).click()
    await card(page, first)
      .getByText(/Back in (4 h|3 h \d+ min)/)
      .waitFor()
    await card(other, first)
      .getByText(/Back in (4 h|3 h \d+ min)/)
      .waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await card(other, first).getByRole('button', { name: 'Snooze Item' }).waitFor()

    await page.getByRole('button', { name: 'Select' }).click()
    for (const name of [first, second]) await page.getByRole('checkbox', { name, exact: true }).check()
    await page.getByRole('button', { name: 'Snooze until…' }).click()
    await page.getByRole('menuitem', { name: '30 min' }).click()
    for (const name of [first, second])
      await card(other, name)
        .getByText(/Back in [23]\d min/)
        .waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    for (const name of [first, second])
      await card(other, name).getByRole('button', { name: 'Snooze Item' }).waitFor()
    expect(loads).toEqual([])
    await other.context().close()
  })

  it('explains everywhere why a product cannot be sold when its required options have run out', async () => {
    const kebab = 'Lamb Kebab'
    await openMenu(page)
    const other = await pageOf(browser, 'kitchen')
    await openMenu(other)
    await other.getByRole('searchbox').fill(kebab)
    await card(other, kebab).getByRole('button', { name: /More/ }).click()
    await other.getByRole('menuitem', { name: 'Options' }).click()
    const bread = other.getByRole('region', { name: 'Bread' })
    await bread.getByRole('button', { name: 'Snooze all' }).click()
    await other.getByRole('menuitem', { name: '2 h' }).click()
    await page.getByRole('searchbox').fill(kebab)
    await card(page, kebab).getByText('Unavailable: no option left in “Bread”').waitFor()
    await bread.getByRole('group', { name: 'Saj' }).getByRole('button', { name: 'Activate' }).click()
    await card(page, kebab)
      .getByText(/Unavailable/)
      .waitFor({ state: 'detached' })
    for (const name of ['Tannour', 'Brown']) {
      await bread.getByRole('group', { name }).getByRole('button', { name: 'Activate' }).click()
      await bread.getByRole('group', { name }).getByRole('button', { name: 'Snooze' }).waitFor()
    }
    await other.context().close()
  })
})
