import type { Browser, BrowserContext, Page } from 'playwright-core'
import { launchBrowser, newVisitor, pageOf, signIn } from '../fixtures/browser.ts'
import { expectEventually } from '../fixtures/expect-eventually.ts'

let browser: Browser
let admin: Page
let other: Page

// A separate branch, because other journeys rename those of the demo.
const CORNICHE = `Corniche ${Date.now()}`

const addBranch = async (context: BrowserContext, token: string): Promise<void> => {
  const headers = { Authorization: `Bearer ${token}` }
  const { data: brands } = await (await context.request.get('/api/ServiceProvider/Get', { headers })).json()
  const hours = [0, 1, 2, 3, 4, 5, 6].map(dayOfWeek => ({ dayOfWeek, from: '06:00', to: '23:00' }))
  const branch = { name: { ar: CORNICHE, en: CORNICHE }, phone: '0126543210', city: 'jeddah', hours }
  const data = { serviceProviderId: brands[0].id, ...branch }
  const added = await context.request.post('/api/Branch/Add', { headers, data })
  expect(added.status()).toBe(200)
}

beforeAll(async () => {
  browser = await launchBrowser()
  const context = await newVisitor(browser, { language: 'en' })
  await addBranch(context, await signIn(context, 'second'))
  admin = await context.newPage()
  other = await pageOf(browser, 'second')
})
afterAll(() => browser.close())

const card = (page: Page, name = CORNICHE) => page.getByRole('article', { name })

const choose = async (name: string): Promise<void> => {
  await card(admin)
    .getByRole('button', { name: `More about ${CORNICHE}` })
    .click()
  await admin.getByRole('menuitem', { name }).click()
}

describe('branches', () => {
  it('a branch paused for an hour shows as paused on another open page, and reopens there', async () => {
    await admin.goto('/branches')
    await other.goto('/branches')
    await card(other).waitFor()
    await card(admin).getByRole('button', { name: 'Pause' }).click()
    await admin.getByRole('menuitem', { name: '1 hour' }).click()
    await card(other)
      .getByText(/^Paused until/)
      .waitFor()
    // The toast disappears after three seconds, so the wait for it starts before the press.
    await Promise.all([
      admin.getByText(`${CORNICHE}: opened again`, { exact: false }).first().waitFor(),
      card(other).getByRole('button', { name: 'Open now' }).click(),
    ])
    await card(admin)
      .getByText(/^Paused until/)
      .waitFor({ state: 'detached' })
  })

  it('hours past midnight are saved and shown again', async () => {
    await choose('Opening hours')
    const drawer = admin.getByRole('dialog')
    await drawer.getByLabel('Thursday, from').fill('18:00')
    await drawer.getByLabel('Thursday, until').fill('02:30')
    await drawer.getByRole('button', { name: 'Save hours' }).click()
    await drawer.waitFor({ state: 'detached' })
    await choose('Opening hours')
    await expectEventually(() => admin.getByLabel('Thursday, until').inputValue()).toBe('02:30')
    await admin.getByRole('dialog').getByText('until 2:30 am the next day').waitFor()
    await admin.keyboard.press('Escape')
    await admin.getByRole('dialog').waitFor({ state: 'detached' })
  })

  it('a sheet with an error saves nothing and names the row; the corrected sheet is saved whole', async () => {
    const name = `Pier ${Date.now()}`
    const sheet = (phone: string) =>
      `Branch name,Phone,City\n${name} one,0112345678,Jeddah\n${name} two,${phone},Jeddah\n`
    await admin.getByRole('button', { name: 'Add several' }).click()
    const drawer = admin.getByRole('dialog')
    const send = async (phone: string) => {
      await drawer.getByLabel('Or paste rows').fill(sheet(phone))
      await drawer.getByRole('button', { name: 'Read what I pasted' }).click()
      // The message about the previous rows disappears once these are read.
      await drawer.getByText(/^Nothing was saved/).waitFor({ state: 'detached' })
      await drawer.getByText('2 rows found.').waitFor()
      await drawer.getByRole('button', { name: 'Add 2 branches' }).click()
    }
    await send('12')
    await drawer.getByText('Nothing was saved: 1 row has mistakes.').waitFor()
    await drawer.getByText('Row 3').waitFor()
    expect(await card(admin, `${name} one`).count()).toBe(0)
    await send('0112345679')
    await card(admin, `${name} one`).waitFor()
    await card(admin, `${name} two`).waitFor()
  })
})
