import type { Browser, Page } from 'playwright-core'
import { launchBrowser, newVisitor, pageOf } from '../fixtures/browser.ts'
import { openRestaurant, startTrial } from '../fixtures/onboarding.ts'
import { newAddress } from '../fixtures/people.ts'

const NAME = `Leaving ${Date.now()}`

let browser: Browser
let merchant: Page
let operator: Page
beforeAll(async () => {
  browser = await launchBrowser()
  merchant = await (await newVisitor(browser, { language: 'en' })).newPage()
  operator = await pageOf(browser, 'operator')
  await openRestaurant(merchant, newAddress('leaving'), NAME)
  await startTrial(merchant)
})
afterAll(() => browser.close())

it('an Admin closes the account, the operator sees the day, and one press keeps everything', async () => {
  await merchant.goto('/settings#close')
  const section = merchant.getByRole('region', { name: 'Close the account' })
  await section.getByRole('button', { name: 'Close the account…' }).click()
  await section.getByLabel(/Name of the business/).fill(NAME)
  await section.getByLabel(/Current password/).fill('Table-cloth-7')
  await section.getByLabel(/Why are you leaving/).fill('We move abroad')
  await section.getByRole('button', { name: 'Close the account', exact: true }).click()

  // The bar is on every screen and names the day.
  const bar = merchant.getByRole('status').filter({ hasText: 'This account is being closed on' })
  await bar.waitFor()
  await section.getByText('We move abroad').waitFor()
  await merchant.goto('/dashboard')
  await bar.waitFor()

  await operator.goto('/merchants')
  await operator.getByRole('searchbox').fill(NAME)
  await operator.getByRole('link', { name: NAME }).click()
  await operator.getByText(/^Closing on/).waitFor()
  await operator.getByText('We move abroad').waitFor()
  await operator.getByRole('button', { name: 'Stop closing' }).waitFor()

  await Promise.all([
    merchant.getByText('Your account stays, with everything as it was').waitFor(),
    bar.getByRole('button', { name: 'Keep the account' }).click(),
  ])
  await bar.waitFor({ state: 'detached' })
  await operator.reload()
  await operator.getByText('Open orders').waitFor()
  await operator.getByText(/^Closing on/).waitFor({ state: 'detached' })
})
