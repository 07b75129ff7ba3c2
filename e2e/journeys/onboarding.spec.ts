import type { Browser, Page } from 'playwright-core'
import { launchBrowser, newVisitor } from '../fixtures/browser.ts'
import { codeFor } from '../fixtures/mailbox.ts'
import { fillBranch, fillBrand, fillBusiness } from '../fixtures/onboarding.ts'
import { enter, newAddress, pasteCode, signUp } from '../fixtures/people.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const visit = async (): Promise<Page> => (await newVisitor(browser, { language: 'en' })).newPage()

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
})
