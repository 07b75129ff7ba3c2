import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { launchBrowser, newVisitor, origin, pageOf } from '../fixtures/browser.ts'
import { fillBrand, fillBusiness } from '../fixtures/onboarding.ts'
import { enter, newAddress, pasteCode, signUp } from '../fixtures/people.ts'
import { expectEventually } from '../fixtures/expect-eventually.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const visit = async (): Promise<Page> => (await newVisitor(browser, { language: 'en' })).newPage()

/** Ends a session as in practice: the cookie is gone, and the page's token is invalid. */
const loseSession = async (context: BrowserContext, page: Page): Promise<void> => {
  const token = await page.evaluate(
    () => localStorage.getItem('accessToken') ?? sessionStorage.getItem('accessToken'),
  )
  await context.clearCookies({ name: 'sufra_refresh' })
  // A change of the name on another device invalidates the person's older tokens.
  const answer = await fetch(`${origin()}/api/User/UpdateProfile`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ name: 'Reem Al Harbi', phone: '0501234567' }),
  })
  if (!answer.ok) throw new Error(`The name was not changed: ${await answer.text()}`)
  const isRefused = async () =>
    (await fetch(`${origin()}/api/User/Get`, { headers: { authorization: `Bearer ${token}` } })).status ===
    401
  while (!(await isRefused())) await sleep(200)
}

it('an expired session asks for the password over a half-filled form and keeps the form and the chosen file', async () => {
  const email = newAddress('expired')
  const page = await visit()
  const context = page.context()
  await signUp(page, email)
  await pasteCode(page, email)
  await fillBusiness(page)
  await page.getByRole('heading', { name: 'Your brand' }).waitFor()
  await fillBrand(page)
  await loseSession(context, page)

  await page.getByRole('button', { name: 'Save and continue' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('heading').waitFor()
  expect(new URL(page.url()).pathname).toBe('/businessDetails')
  await dialog.locator('input[type=password]').fill('Table-cloth-7')
  await dialog.locator('button[type=submit]').click()
  // The refused call is repeated with its file, and the form continues.
  await page.getByRole('heading', { name: 'Your first branch' }).waitFor()
  await page.getByRole('button', { name: 'Back' }).click()
  await expectEventually(() => page.getByLabel('Brand name in Arabic').inputValue()).toBe('دار ريم')
  await page.locator('img[src^="/images/"]').waitFor()
  await context.close()
})

it('a reset password ends every other session; the request answers alike for an unknown address', async () => {
  const email = newAddress('forgot')
  const elsewhere = await visit()
  await signUp(elsewhere, email)
  await pasteCode(elsewhere, email)
  await elsewhere.waitForURL('**/businessDetails')

  const page = await visit()
  const ask = async (address: string) => {
    await page.goto('/forgetPassword')
    await page.getByLabel('E-mail').fill(address)
    await page.getByRole('button', { name: 'Send the code' }).click()
    await page.locator('input[autocomplete=one-time-code]').waitFor()
  }
  // The countdown to the next code is running.
  const wordsTo = async (address: string) =>
    (await page.locator('main').innerText()).replaceAll(address, 'ADDRESS').replaceAll(/\d+:\d+/g, 'TIME')
  const nobody = newAddress('nobody')
  await ask(nobody)
  await page
    .locator('main')
    .getByText(/\d+:\d\d/)
    .waitFor()
  const unknown = await wordsTo(nobody)
  await ask(email)
  await expectEventually(() => wordsTo(email)).toBe(unknown)
  await pasteCode(page, email, 1)
  await page.getByLabel('New password', { exact: true }).fill('Fresh-bread-8')
  await page.getByLabel('Password again').fill('Fresh-bread-8')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await page.waitForURL('**/login')
  await page.getByText('The password was changed', { exact: false }).waitFor()

  await elsewhere.reload()
  // The page as a signed-out visitor sees it.
  await elsewhere.getByRole('link', { name: 'Create account' }).waitFor()
  await enter(page, email, 'Fresh-bread-8')
  await page.waitForURL('**/businessDetails')
  await Promise.all([page.context().close(), elsewhere.context().close()])
})

it('devices are listed in the settings, and "sign out everywhere else" ends the other sessions at once', async () => {
  const here = await pageOf(browser, 'second')
  const there = await pageOf(browser, 'second')

  await there.goto('/dashboard')
  await there.getByRole('heading', { level: 1 }).waitFor()
  await here.goto('/settings')
  await here.getByText('This device').first().waitFor()
  await here.getByRole('button', { name: /everywhere else/ }).click()
  await here
    .getByRole('alertdialog')
    .getByRole('button', { name: /Sign out/ })
    .click()
  await there.waitForURL('**/login')
  await here.reload()
  await here.getByText('This device').first().waitFor()
  await Promise.all([here.context().close(), there.context().close()])
})
