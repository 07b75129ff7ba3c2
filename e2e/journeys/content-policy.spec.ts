import type { Browser } from 'playwright-core'
import { launchBrowser, newVisitor, signIn } from '../fixtures/browser.ts'
import type { DemoAccount } from '../fixtures/browser.ts'
import { policyViolations } from '../fixtures/policy-violations.ts'
import { expectEventually } from '../fixtures/expect-eventually.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

it('a violation of the content policy is detected', async () => {
  const context = await newVisitor(browser, { language: 'en' })
  const violations = await policyViolations(context)
  const page = await context.newPage()
  await page.goto('/login')
  await page.evaluate(() => {
    document.head.append(Object.assign(document.createElement('script'), { textContent: 'void 0' }))
  })
  await expectEventually(() => violations.join()).toMatch(/^\/login: script-src-elem inline/)
  await context.close()
})

// Screens with a form, whose contracts load once somebody starts to fill it. The accessibility journey covers all
// screens as they open.
const WITH_FORM: [string, DemoAccount | null][] = [
  ['/signup', null],
  ['/forgetPassword', null],
  ['/settings', 'admin'],
]

it.each(WITH_FORM)('%s is filled without breaking the content policy', async (path, account) => {
  const context = await newVisitor(browser, { language: 'en' })
  const violations = await policyViolations(context)
  if (account) await signIn(context, account)
  const page = await context.newPage()
  await page.goto(path)
  await page.locator('form').getByRole('textbox').first().fill('s')
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/rules\./.test(name)),
  )
  // The contracts have been evaluated by then.
  await page.evaluate(() => new Promise(done => requestIdleCallback(done, { timeout: 2000 })))
  // Events arrive in order, so every violation before this answer has arrived.
  expect(violations).toEqual([])
  await context.close()
})
