import type { Browser, Page } from 'playwright-core'
import { launchBrowser, pageOf } from '../fixtures/browser.ts'
import { expectEventually } from '../fixtures/expect-eventually.ts'

const PHONE = { width: 390, height: 844 }
const PDF = Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n')

let browser: Browser
let merchant: Page
let operator: Page
beforeAll(async () => {
  browser = await launchBrowser()
  merchant = await pageOf(browser, 'second', { language: 'ar', viewport: PHONE })
  operator = await pageOf(browser, 'operator')
})
afterAll(() => browser.close())

const write = async (page: Page, text: string) => {
  await page.locator('textarea').last().fill(text)
  await page.keyboard.press('Enter')
}
const line = (page: Page, text: string) => page.getByRole('log').getByText(text, { exact: true })

it('a merchant and the operator talk, each in their language, until the conversation is resolved', async () => {
  const subject = `مندوب متأخر ${Date.now()}`
  await operator.goto('/support')
  await operator.getByText('Connected').waitFor()

  // The merchant starts on a phone.
  await merchant.goto('/support')
  await merchant.getByRole('button', { name: 'محادثة جديدة' }).click()
  const dialog = merchant.getByRole('dialog')
  await dialog.getByRole('textbox').first().fill(subject)
  await dialog.getByRole('textbox').last().fill('أين المندوب؟')
  await dialog.getByRole('button', { name: 'إرسال' }).click()
  await line(merchant, 'أين المندوب؟').waitFor()

  // The conversation appears in the inbox without a reload, with a mark in the sidebar.
  await operator
    .getByRole('navigation')
    .getByText(/unread conversation/)
    .waitFor({ state: 'attached' })
  await operator.getByRole('link', { name: new RegExp(subject) }).click()
  await line(operator, 'أين المندوب؟').waitFor()
  await merchant.getByRole('img', { name: 'قُرئت' }).waitFor()

  // The other side sees typing before anything is sent.
  await Promise.all([
    merchant.getByText('يكتب الآن…').waitFor(),
    operator.locator('textarea').pressSequentially('On'),
  ])
  await write(operator, 'On his way')
  await line(merchant, 'On his way').waitFor()

  // Both sides see a file; only the operator's people see a note.
  await merchant
    .locator('input[type=file]')
    .setInputFiles({ name: 'فاتورة.pdf', mimeType: 'application/pdf', buffer: PDF })
  await merchant.getByRole('button', { name: 'إزالة فاتورة.pdf' }).waitFor()
  await merchant.getByRole('button', { name: 'إرسال' }).click()
  await operator.getByRole('button', { name: 'Download فاتورة.pdf' }).waitFor()
  await operator.getByRole('tab', { name: 'Note' }).click()
  await write(operator, 'The platform was called')
  await line(operator, 'The platform was called').waitFor()
  await operator.getByRole('tab', { name: 'To the merchant' }).click()

  // The operator takes the conversation, sends a canned answer and resolves it.
  await operator.getByRole('combobox', { name: 'Given to' }).selectOption({ index: 1 })
  await operator
    .getByRole('log')
    .getByText(/gave the conversation to/)
    .waitFor()
  await operator.getByRole('main').getByRole('button', { name: 'Canned answers' }).first().click()
  const answers = operator.getByRole('dialog')
  await answers.getByRole('button', { name: 'New answer' }).click()
  const shortcut = `done${Date.now()}`
  await answers.getByRole('textbox').nth(0).fill(shortcut)
  await answers.getByRole('textbox').nth(1).fill('سعدنا بخدمتك')
  await answers.getByRole('textbox').nth(2).fill('Glad to help')
  await answers.getByRole('button', { name: 'Save' }).click()
  await answers.getByText(`/${shortcut}`).waitFor()
  await operator.keyboard.press('Escape')
  await answers.waitFor({ state: 'detached' })
  await operator.locator('textarea').fill(`/${shortcut}`)
  await operator.getByRole('listbox').getByRole('option').first().waitFor()
  await operator.keyboard.press('Enter')
  await expectEventually(() => operator.locator('textarea').inputValue()).toMatch('Glad to help')
  await operator.keyboard.press('Enter')
  await line(merchant, 'Glad to help').waitFor()
  await operator.getByRole('button', { name: 'Resolve' }).click()
  await merchant.getByText(/حُلّت المحادثة/).waitFor()
  expect(await merchant.getByText('The platform was called').count()).toBe(0)
})

it('a message written without a network is sent once it returns, once', async () => {
  await merchant.context().setOffline(true)
  await write(merchant, 'بلا شبكة')
  await merchant.getByText('تخرج فور عودة الشبكة').waitFor()
  await merchant.context().setOffline(false)
  await line(operator, 'بلا شبكة').waitFor()
  await merchant.getByText('تخرج فور عودة الشبكة').waitFor({ state: 'detached' })
  await expectEventually(() => line(merchant, 'بلا شبكة').count()).toBe(1)
})
