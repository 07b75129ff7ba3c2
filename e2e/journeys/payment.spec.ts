import type { Browser, Page } from 'playwright-core'
import { launchBrowser, newVisitor, origin } from '../fixtures/browser.ts'
import { openRestaurant } from '../fixtures/onboarding.ts'
import { newAddress } from '../fixtures/people.ts'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await launchBrowser()
  page = await (await newVisitor(browser, { language: 'en' })).newPage()
  await openRestaurant(page, newAddress('payer'))
})
afterAll(() => browser?.close())

const call = async <Answer>(path: string, body?: object): Promise<Answer> => {
  const token = await page.evaluate(
    () => localStorage.getItem('accessToken') ?? sessionStorage.getItem('accessToken'),
  )
  const answer = await fetch(`${origin()}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: body && JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
  return JSON.parse(await answer.text())
}

/** Orders the cheapest plan for a month and opens its payment page. */
const openPaymentPage = async (): Promise<void> => {
  const [plan] = await call<{ id: number }[]>('/api/Plan/GetAll')
  const order = { planId: plan?.id, months: 1 }
  const { id: subscriptionId } = await call<{ id: number }>('/api/Subscription/Add', order)
  const { redirectUrl } = await call<{ redirectUrl: string }>('/api/ClickPay/AddPayment', {
    subscriptionId,
    lang: 'en',
  })
  await page.goto(redirectUrl)
  await page.getByText('No money moves').waitFor()
}

describe('paying for a plan', () => {
  it('reports a declined card, and lets the next try pay: the plan is active and the onboarding done', async () => {
    await openPaymentPage()
    await page.getByRole('button', { name: 'Decline the card' }).click()
    await page.waitForURL('**/subscriptions?successpayment=false')
    await page.getByText('The card was declined').waitFor()
    await page.getByRole('button', { name: 'Pay again' }).click()
    await page.getByText('No money moves').waitFor()
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await page.waitForURL('**/dashboard?successpayment=true&paymentId=*')
    await page.getByText('Your plan is active').waitFor()
    await page.getByRole('region', { name: 'Plan and status' }).getByText('Active').waitFor()
  })

  it('records a payment whose browser never returned', async () => {
    await openPaymentPage()
    await page.getByText('Faults to try').click()
    await page.getByRole('button', { name: 'The browser does not return' }).click()
    await page.getByText('This transaction is over').waitFor()
    await page.goto('/dashboard?successpayment=true')
    await page.getByText('Your plan is active').waitFor()
    await page.getByRole('button', { name: 'Hide', exact: true }).click()
    await page.waitForURL('**/dashboard')
  })
})
