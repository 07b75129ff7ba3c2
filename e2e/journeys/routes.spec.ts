import type { Browser, Page } from 'playwright-core'
import { launchBrowser, newVisitor, pageOf } from '../fixtures/browser.ts'
import { navigateInPage } from '../fixtures/navigate-in-page.ts'

let browser: Browser
let visitor: Page
let admin: Page
let operator: Page
beforeAll(async () => {
  browser = await launchBrowser()
  visitor = await (await newVisitor(browser, { language: 'en' })).newPage()
  admin = await pageOf(browser, 'admin')
  operator = await pageOf(browser, 'operator')
})
afterAll(() => browser.close())

// Tests of the host's routes, its guards and the remotes' claims prove the target of each path and role.
const pathOf = (page: Page): string => new URL(page.url()).pathname

describe('routes', () => {
  it('opens a remote screen with a parameter for an Admin, and sends them away from one of the operator', async () => {
    await admin.goto('/edit-category/1')
    await admin.getByRole('heading', { level: 1, name: 'Edit Rice & Kabsa' }).waitFor()
    expect(pathOf(admin)).toBe('/edit-category/1')
    await navigateInPage(admin, '/merchants/1')
    await admin.waitForURL('**/dashboard')
  })

  it('opens a remote screen of the operator, and sends them away from one of a merchant', async () => {
    await operator.goto('/addfeatures/new')
    await operator.getByRole('heading', { level: 1, name: 'New feature' }).waitFor()
    expect(pathOf(operator)).toBe('/addfeatures/new')
    await navigateInPage(operator, '/live-order')
    await operator.waitForURL('**/dashboard')
  })

  it('carries successpayment from the guard through login to the dashboard', async () => {
    await visitor.goto('/dashboard?successpayment=true')
    await visitor.waitForURL('**/login?successpayment=true')
    await visitor.locator('input[type=email]').fill('admin@sufra.test')
    await visitor.locator('input[autocomplete=current-password]').fill('Sufra-demo-1')
    await visitor.locator('button[type=submit]').click()
    await visitor.waitForURL('**/dashboard?successpayment=true')
  })
})
