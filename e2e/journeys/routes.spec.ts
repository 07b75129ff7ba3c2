import type { Browser, Page } from 'playwright-core'
import { launchBrowser, newVisitor, pageOf } from '../fixtures/browser.ts'
import { leadTo } from '../fixtures/lead-to.ts'

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

// Those that every merchant and the operator meet are opened by the accessibility journey, which knows their headings too.
const OF_AN_ADMIN = [['edit-category/1', 'Edit Rice & Kabsa']]
const OF_THE_OPERATOR = [
  ['addPlan', 'New plan'],
  ['addfeatures/new', 'New feature'],
  ['packages/new', 'New package'],
  ['discount/new', 'New discount code'],
]

const pathOf = (page: Page): string => new URL(page.url()).pathname

describe('routes', () => {
  it('/businessDetails opens without signing in', async () => {
    await visitor.goto('/businessDetails')
    await visitor.getByRole('heading', { level: 1, name: 'Tell us about your business' }).waitFor()
    expect(pathOf(visitor)).toBe('/businessDetails')
  })

  it('/otp has nothing to show before sign-up', async () => {
    await visitor.goto('/otp')
    await visitor.waitForURL('**/login')
  })

  it.each(['', 'dashboard', 'live-order', 'menusForUser', 'merchants'])(
    '/%s asks a visitor to sign in',
    async path => {
      await visitor.goto(`/${path}?successpayment=true`)
      await visitor.waitForURL('**/login?successpayment=true')
    },
  )

  it.each(OF_AN_ADMIN)('/%s opens for an Admin', async (path, title) => {
    await admin.goto(`/${path}`)
    await admin.getByRole('heading', { level: 1, name: title }).waitFor()
    expect(pathOf(admin)).toBe(`/${path}`)
  })

  it.each(OF_THE_OPERATOR)('/%s opens for the operator', async (path, title) => {
    await operator.goto(`/${path}`)
    await operator.getByRole('heading', { level: 1, name: title }).waitFor()
    expect(pathOf(operator)).toBe(`/${path}`)
  })

  it('/merchants sends an Admin to the dashboard', async () => {
    await admin.goto('/merchants')
    await admin.waitForURL('**/dashboard')
    await admin.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  })

  it.each([
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
  ])('/%s sends an Admin to the dashboard, also in an open page', async path => {
    await leadTo(admin, `/${path}`)
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
    await visitor.goto('/no-such-path')
    await visitor.waitForURL('**/login')
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
