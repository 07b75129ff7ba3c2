import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { launchBrowser, newVisitor, origin } from '../fixtures/browser.ts'
import { codeFor } from '../fixtures/mailbox.ts'
import { fillBranch, fillBrand, fillBusiness } from '../fixtures/onboarding.ts'
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

describe('from sign-up to the dashboard', () => {
  it('leads a new merchant through code, business, brand, branch and plan, and resumes the step on another device', async () => {
    const email = newAddress('merchant')
    const first = await visit()
    await signUp(first, email)
    await pasteCode(first, email)
    await first.waitForURL('**/businessDetails')
    await fillBusiness(first)
    await first.getByRole('heading', { name: 'Your brand' }).waitFor()
    await first.context().close()

    const second = await visit()
    await enter(second, email)
    await second.waitForURL('**/businessDetails')
    await second.getByRole('heading', { name: 'Your brand' }).waitFor()
    // All other screens are closed until the onboarding is done.
    await second.goto('/dashboard')
    await second.waitForURL('**/businessDetails')
    await fillBrand(second)
    await second.getByRole('button', { name: 'Save and continue' }).click()
    await fillBranch(second)
    await second.waitForURL('**/subscriptions')
    await second.reload()
    await second.waitForURL('**/subscriptions')
    await second.getByRole('button', { name: /Start the free trial of Pro/ }).click()
    await second.waitForURL('**/dashboard')
    await second.getByRole('heading', { name: 'Before your first order' }).waitFor()
    await second.getByText('Trial').first().waitFor()
    await second.context().close()
  })

  it('asks for the password over a half-filled form when the session has expired, and keeps the form and the chosen file', async () => {
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
})

describe('the one-time code', () => {
  it('is requested again after signing in, and a wrong one is reported in place', async () => {
    const email = newAddress('later')
    const page = await visit()
    await signUp(page, email)
    const right = await codeFor(email)
    const wrong = right === '111111' ? '222222' : '111111'
    await page.locator('input[autocomplete=one-time-code]').fill(wrong)
    await page.getByText('Not the right code', { exact: false }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/otp')
    await page.reload()
    await page.waitForURL('**/login')
    await page.getByText('Your account waits for its code', { exact: false }).waitFor()
    await enter(page, email)
    await page.waitForURL('**/otp')
    // The first code is younger than a minute, so no second one is sent and the first stays valid.
    await page.locator('input[autocomplete=one-time-code]').fill(right)
    const refused = page.getByText('Not the right code', { exact: false })
    const entered = page.getByRole('heading', { name: 'Tell us about your business' })
    await refused.or(entered).first().waitFor()
    if (await refused.isVisible()) await pasteCode(page, email, 1)
    await page.waitForURL('**/businessDetails')
    await page.context().close()
  })

  it('resets a forgotten password, ends every other session, and answers alike for an unknown address', async () => {
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
})
