import type { Browser, Page } from 'playwright-core'
import { launchBrowser, newVisitor, pageOf } from '../fixtures/browser.ts'

let browser: Browser
let operator: Page
beforeAll(async () => {
  browser = await launchBrowser()
  operator = await pageOf(browser, 'operator')
})
afterAll(() => browser.close())

const stamp = Date.now().toString(36).toUpperCase()
const plan = `Plan ${stamp}`
const bundle = `Season ${stamp}`
const code = `GO-${stamp}`
const preview = () => operator.getByRole('complementary', { name: 'As merchants see it' })

describe('plans, packages and discount codes', () => {
  it('a package form shows what merchants will pay and save', async () => {
    await operator.goto('/addPlan')
    await operator.getByLabel('Name in Arabic').fill(`باقة ${stamp}`)
    await operator.getByLabel('Name in English').fill(plan)
    await operator.getByLabel('Price a month').fill('100')
    await operator.getByRole('button', { name: 'Save' }).click()
    await operator.getByRole('link', { name: plan }).waitFor()

    await operator.goto('/packages/new')
    await operator.getByLabel('Plan').selectOption({ label: plan })
    await operator.getByLabel('Name in Arabic').fill(`موسم ${stamp}`)
    await operator.getByLabel('Name in English').fill(bundle)
    await operator.getByLabel('Months').fill('6')
    await operator.getByLabel('Price of the period').fill('575')
    await preview().getByText('Saves').filter({ hasText: '25.00 SAR' }).waitFor()
    await preview().getByText('Includes 15% VAT').filter({ hasText: '75.00 SAR' }).waitFor()
    await preview().getByRole('tab', { name: 'العربية' }).click()
    await preview().getByText('6 أشهر').waitFor()
    await operator.getByRole('button', { name: 'Save' }).click()
    await operator.getByRole('row').filter({ hasText: bundle }).getByText('On offer').waitFor()
  })

  it('a code form shows its effect on every price, and the list finds the code', async () => {
    await operator.goto('/discount/new')
    await operator.getByRole('textbox', { name: 'Code' }).fill(code.toLowerCase())
    await operator.getByLabel('Percent off').fill('20')
    const offer = preview().getByRole('listitem').filter({ hasText: bundle })
    await offer.getByText('460.00 SAR').waitFor()
    await operator.getByRole('button', { name: 'Save' }).click()
    const row = operator.getByRole('row').filter({ hasText: code })
    await row.getByText('20%').waitFor()
    await row.getByText('Running').waitFor()
    await row.getByRole('link', { name: code }).click()
    await operator.getByRole('heading', { level: 1, name: `Discount code: ${code}` }).waitFor()
    await operator.getByText('Nobody has used it yet').waitFor()
  })

  it("a plan appears in everybody's comparison while it is on offer, and disappears once it is hidden", async () => {
    const visitor = await (await newVisitor(browser, { language: 'en' })).newPage()
    await visitor.goto('/subscriptions')
    await visitor.getByRole('columnheader', { name: plan }).waitFor()
    await operator.goto('/plans')
    await operator.getByRole('link', { name: plan }).click()
    await operator.getByRole('switch', { name: 'On offer to everybody' }).click()
    await operator.getByRole('button', { name: 'Save' }).click()
    await operator.getByRole('row').filter({ hasText: plan }).getByText('Hidden').waitFor()
    await visitor.reload()
    await visitor.getByRole('columnheader', { name: 'Basic' }).waitFor()
    expect(await visitor.getByRole('columnheader', { name: plan }).count()).toBe(0)
    await visitor.context().close()
  })

  it('a plan with a package cannot be deleted and says so; unsold packages and codes can', async () => {
    const remove = async ([path, name, outcome]: [string, string, string]) => {
      await operator.goto(path)
      await operator.getByRole('button', { name: `Actions for ${name}` }).click()
      await operator.getByRole('menuitem', { name: 'Delete' }).click()
      const dialog = operator.getByRole('alertdialog')
      // The toast disappears after three seconds, so the wait for it starts before the press.
      await Promise.all([
        operator.getByText(outcome).waitFor(),
        dialog.getByRole('button', { name: 'Delete' }).click(),
      ])
    }
    await remove(['/plans', plan, 'Packages of this plan: 1.'])
    await remove(['/packages', bundle, `${bundle} is deleted`])
    await remove(['/discount', code, `${code} is deleted`])
    await remove(['/plans', plan, `${plan} is deleted`])
  })
})
