import type { Browser, Page } from 'playwright-core'
import { launchBrowser, newVisitor, signIn } from '../fixtures/browser.ts'

let browser: Browser
let admin: Page
let operator: Page
beforeAll(async () => {
  browser = await launchBrowser()
  admin = await (await newVisitor(browser, { language: 'en' })).newPage()
  await signIn(admin, 'admin')
  operator = await (await newVisitor(browser, { language: 'en' })).newPage()
  await signIn(operator, 'operator')
})
afterAll(() => browser.close())

const PUBLIC = [
  ['signup', 'Start with Sufra'],
  ['forgetPassword', 'Reset your password'],
  ['subscriptions', 'Plans'],
  ['businessDetails', 'Tell us about your business'],
]
const BUILT = [
  ['feature', 'What your plan includes'],
  ['orders', 'Orders'],
  ['orders/mappings', 'Remembered items'],
  ['orders/shift', 'Shift handover'],
  ['orders/shifts', 'Past shifts'],
  ['support', 'Chat&support'],
  ['branches', 'Branches'],
  ['branches/new-branch', 'New branch'],
  ['integrations', 'Integrations'],
  ['invoices', 'Invoices'],
  ['settings/audit', 'Activity log'],
  ['menus', 'Menus'],
  ['menus/new-meal', 'New item'],
  ['menus/dialog', 'Modifier groups'],
  ['add-category', 'Add a category'],
  ['edit-category/1', 'Edit Rice & Kabsa'],
]

const OPERATOR = [
  ['integrations/new-integrations', 'New integration'],
  ['invoices', 'Invoices'],
  ['plans', 'Plans'],
  ['addPlan', 'New plan'],
  ['addPlan/2', 'Edit the plan: Pro'],
  ['feature', 'Features'],
  ['addfeatures/1', 'Feature: Branches'],
  ['addfeatures/new', 'New feature'],
  ['audit', 'Audit'],
  ['revenue', 'Revenue'],
  ['payments', 'Payments'],
  ['merchants/1', 'Al Bait Al Ateeq'],
  ['packages', 'Packages'],
  ['packages/1', 'Edit the package: A quarter'],
  ['packages/new', 'New package'],
  ['discount', 'Discounts'],
  ['discount/1', 'Discount code: WELCOME-15'],
  ['discount/new', 'New discount code'],
]

const pathOf = (page: Page): string => new URL(page.url()).pathname

describe('routes', () => {
  it.each(PUBLIC)('/%s opens without signing in', async (path, title) => {
    const page = await (await newVisitor(browser, { language: 'en' })).newPage()
    await page.goto(`/${path}`)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    expect(pathOf(page)).toBe(`/${path}`)
    await page.context().close()
  })

  it('/otp has nothing to show before sign-up', async () => {
    const page = await (await newVisitor(browser)).newPage()
    await page.goto('/otp')
    await page.waitForURL('**/login')
    await page.context().close()
  })

  it.each(['', 'dashboard', 'live-order', 'menusForUser', 'merchants'])(
    '/%s asks a visitor to sign in',
    async path => {
      const page = await (await newVisitor(browser)).newPage()
      await page.goto(`/${path}?successpayment=true`)
      await page.waitForURL('**/login?successpayment=true')
      await page.context().close()
    },
  )

  it.each(BUILT)('/%s opens for an Admin', async (path, title) => {
    await admin.goto(`/${path}`)
    await admin.getByRole('heading', { level: 1, name: title }).waitFor()
    expect(pathOf(admin)).toBe(`/${path}`)
  })

  it.each(OPERATOR)('/%s opens for the operator', async (path, title) => {
    await operator.goto(`/${path}`)
    await operator.getByRole('heading', { level: 1, name: title }).waitFor()
    expect(pathOf(operator)).toBe(`/${path}`)
  })

  it.each([
    'merchants',
    'merchants/1',
    'payments',
    'packages',
    'packages/1',
    'discount',
    'discount/1',
    'plans',
    'addPlan',
    'addPlan/2',
    'audit',
    'revenue',
  ])('/%s sends an Admin to the dashboard', async path => {
    await admin.goto(`/${path}`)
    await admin.waitForURL('**/dashboard')
  })

  it('sends an Admin from integrations/new-integrations to /integrations', async () => {
    await admin.goto('/integrations/new-integrations')
    await admin.waitForURL('**/integrations')
  })

  it.each(['live-order', 'menusForUser'])('/%s is not for the operator', async path => {
    await operator.goto(`/${path}`)
    await operator.waitForURL('**/dashboard')
  })

  it('sends the root to the dashboard, and a signed-in user with an unknown path through login to the dashboard', async () => {
    await admin.goto('/')
    await admin.waitForURL('**/dashboard')
    const seen: string[] = []
    admin.on('framenavigated', frame => seen.push(new URL(frame.url()).pathname))
    await admin.goto('/no-such-path')
    await admin.waitForURL('**/dashboard')
    expect(seen.at(-1)).toBe('/dashboard')
  })

  it('sends a visitor with an unknown path to /login', async () => {
    const page = await (await newVisitor(browser)).newPage()
    await page.goto('/no-such-path')
    await page.waitForURL('**/login')
    await page.context().close()
  })

  it('carries successpayment from the guard through login to the dashboard', async () => {
    const page = await (await newVisitor(browser)).newPage()
    await page.goto('/dashboard?successpayment=true')
    await page.waitForURL('**/login?successpayment=true')
    await page.locator('input[type=email]').fill('admin@sufra.test')
    await page.locator('input[autocomplete=current-password]').fill('Sufra-demo-1')
    await page.locator('button[type=submit]').click()
    await page.waitForURL('**/dashboard?successpayment=true')
  })
})
