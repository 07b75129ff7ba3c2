import type { Browser, BrowserContext } from 'playwright-core'
import { launchBrowser, newVisitor, signIn } from '../fixtures/browser.ts'
import type { DemoAccount } from '../fixtures/browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const NAME = 'tellViolation'
const SCREENS: [DemoAccount | null, string[]][] = [
  [null, ['/login', '/signup', '/forgetPassword', '/subscriptions']],
  ['admin', ['/dashboard', '/live-order', '/menusForUser', '/settings', '/users']],
  ['operator', ['/dashboard', '/manage-users', '/merchants', '/releases']],
]
// Screens with a form: the contracts arrive once somebody begins to fill it.
const WITH_FORM = new Set(['/signup', '/forgetPassword', '/settings'])

/** What the browser reports of all pages of the context, in the order in which it happens. */
const listen = async (context: BrowserContext): Promise<string[]> => {
  const found: string[] = []
  await context.exposeFunction(NAME, (text: string) => found.push(text))
  await context.addInitScript(name => {
    document.addEventListener('securitypolicyviolation', event => {
      const { effectiveDirective, blockedURI, sourceFile } = event
      Reflect.get(window, name)(`${location.pathname}: ${effectiveDirective} ${blockedURI} in ${sourceFile}`)
    })
  }, NAME)
  return found
}

it.each(SCREENS)('shows %s every screen without breaking the content policy', async (account, paths) => {
  const context = await newVisitor(browser, { language: 'en' })
  const violations = await listen(context)
  const page = await context.newPage()
  if (account) await signIn(page, account)
  for (const path of paths) {
    await page.goto(path)
    await page.locator('h1, h2, form').first().waitFor()
    if (!WITH_FORM.has(path)) continue
    await page.locator('form').getByRole('textbox').first().fill('s')
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /\/rules\./.test(name)),
    )
    // By then they have run as well.
    await page.evaluate(() => new Promise(done => requestIdleCallback(done, { timeout: 2000 })))
  }
  // Events are told one after the other: what came before this one has arrived.
  await page.evaluate(name => Reflect.get(window, name)('the end'), NAME)
  expect(violations).toEqual(['the end'])
  await context.close()
})
