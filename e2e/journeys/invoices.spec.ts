import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { launchBrowser, pageOf } from '../fixtures/browser.ts'
import type { DemoAccount } from '../fixtures/browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const visitAs = async (account: DemoAccount): Promise<Page> => {
  const page = await pageOf(browser, account)
  return page
}

const download = async (page: Page, button: string): Promise<{ name: string; bytes: Buffer }> => {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

it('an Admin downloads an invoice, and a credit note of the operator appears beside it', async () => {
  const admin = await visitAs('admin')
  await admin.goto('/settings')
  await admin.getByRole('link', { name: 'Open invoices' }).click()
  const newest = admin.getByRole('link', { name: /^INV-\d{6}$/ }).first()
  const number = (await newest.innerText()).trim()
  await admin.getByRole('link', { name: number, exact: true }).click()
  await admin.getByRole('article').getByText('Total including VAT').waitFor()
  const { name, bytes } = await download(admin, 'Download PDF')
  const text = bytes.toString('latin1')
  expect(name).toBe(`${number}.pdf`)
  expect(text).toContain('<pdfaid:part>3</pdfaid:part>')
  expect(text).toContain('/Type /EmbeddedFile')
  const xml = await download(admin, 'XML')
  expect(xml.bytes.toString()).toContain(`<cbc:ID>${number}</cbc:ID>`)

  const operator = await visitAs('operator')
  await operator.goto(new URL(admin.url()).pathname)
  await operator.getByRole('button', { name: 'Credit' }).click()
  const dialog = operator.getByRole('dialog')
  await dialog.getByLabel('Amount with VAT').fill('10.00')
  await dialog.getByLabel('Reason').fill('Agreed on the phone')
  await dialog.getByRole('button', { name: 'Issue credit note' }).click()
  const note = operator.getByRole('link', { name: /^CRN-\d{6}$/ })
  const noteNumber = (await note.textContent())?.trim() ?? ''

  await admin.reload()
  await admin.getByText('Partly credited').waitFor()
  await admin.getByRole('link', { name: noteNumber }).click()
  await admin.getByRole('article').getByText('Agreed on the phone').waitFor()
  await admin.getByRole('link', { name: `Open invoice ${number}` }).waitFor()
})
