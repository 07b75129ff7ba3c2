import type { Browser, Page } from 'playwright-core'
import { launchBrowser, pageOf } from '../fixtures/browser.ts'
import { expectEventually } from '../fixtures/expect-eventually.ts'

let browser: Browser
let operator: Page
let merchant: Page
beforeAll(async () => {
  browser = await launchBrowser()
  operator = await pageOf(browser, 'operator')
  merchant = await pageOf(browser, 'second', { language: 'ar' })
})
afterAll(() => browser.close())

const askSupport = async (subject: string) => {
  await merchant.goto('/support')
  await merchant.getByRole('button', { name: 'محادثة جديدة' }).click()
  const dialog = merchant.getByRole('dialog')
  await dialog.getByRole('textbox').first().fill(subject)
  await dialog.getByRole('textbox').last().fill('أين المندوب؟')
  await dialog.getByRole('button', { name: 'إرسال' }).click()
  await merchant.getByRole('log').getByText('أين المندوب؟', { exact: true }).waitFor()
}

it('an event shows a toast on an open page, counts beside the bell, and its list entry links to it', async () => {
  const subject = `سؤال ${Date.now()}`
  await operator.goto('/notifications')
  await operator.getByRole('heading', { level: 1, name: 'Notifications' }).waitFor()
  await askSupport(subject)

  const line = operator.getByRole('link', { name: new RegExp(`asks support.*Unread.*${subject}`) })
  await line.waitFor()
  await operator
    .getByText(/unread notification/)
    .first()
    .waitFor({ state: 'attached' })
  await line.click()
  await operator.waitForURL('**/support?ticket=*')
  await operator.getByRole('log').getByText('أين المندوب؟').waitFor()

  await operator.goto('/notifications')
  await operator.getByRole('link', { name: new RegExp(subject) }).waitFor()
  await operator.getByRole('link', { name: new RegExp(`Unread.*${subject}`) }).waitFor({ state: 'detached' })
})

it('notification settings survive a reload', async () => {
  await operator.goto('/settings#notifications')
  const mail = operator.getByRole('checkbox', { name: 'A new support conversation: E-mail' })
  const press = () =>
    Promise.all([
      operator.waitForResponse(answer => answer.url().endsWith('/UpdatePreference') && answer.ok()),
      mail.click(),
    ])
  const before = await mail.isChecked()
  await press()
  await operator.reload()
  await expectEventually(() => mail.isChecked()).toBe(!before)
  await press()
  await expectEventually(() => mail.isChecked()).toBe(before)
})
