import type { Browser } from 'playwright-core'
import { launchBrowser, newVisitor, signInByForm } from '../fixtures/browser.ts'
import { expectEventually } from '../fixtures/expect-eventually.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

describe('signing in', () => {
  it('starts in Arabic, right to left, if no language was chosen', async () => {
    const page = await (await newVisitor(browser)).newPage()
    await page.goto('/login')
    await page.getByRole('button', { name: 'تسجيل الدخول' }).waitFor()
    await expectEventually(() => page.locator('html').getAttribute('lang')).toBe('ar')
    await expectEventually(() => page.locator('html').getAttribute('dir')).toBe('rtl')
  })

  it('switches to English and back without a reload, and keeps the choice after one', async () => {
    const page = await (await newVisitor(browser)).newPage()
    await signInByForm(page, 'admin')
    await page.evaluate(() => Reflect.set(window, 'notReloaded', true))

    await page.getByRole('combobox', { name: /لغة الواجهة|Interface language/ }).selectOption('en')
    await page.getByRole('link', { name: 'Live Orders' }).waitFor()
    await expectEventually(() => page.locator('html').getAttribute('dir')).toBe('ltr')
    expect(await page.evaluate(() => Reflect.get(window, 'notReloaded'))).toBe(true)

    await page.reload()
    await page.getByRole('link', { name: 'Live Orders' }).waitFor()
    await expectEventually(() => page.locator('html').getAttribute('lang')).toBe('en')

    await page.getByRole('combobox', { name: /لغة الواجهة|Interface language/ }).selectOption('ar')
    await page.getByRole('link', { name: 'الطلبات المباشرة' }).waitFor()
    await expectEventually(() => page.locator('html').getAttribute('dir')).toBe('rtl')
  })

  it('keeps the token where "remember me" says, and the refresh token out of reach of scripts', async () => {
    const context = await newVisitor(browser)
    const page = await context.newPage()
    await signInByForm(page, 'admin')
    const stored = await page.evaluate(() => [
      localStorage.getItem('accessToken'),
      sessionStorage.getItem('accessToken'),
    ])
    expect(stored.filter(Boolean)).toHaveLength(1)
    expect(await page.evaluate(() => document.cookie)).not.toMatch(/refresh/i)
    const cookie = (await context.cookies(`${page.url()}/../api/Authentication`)).find(
      found => found.httpOnly,
    )
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' })
  })

  it('signs out in every tab at once', async () => {
    const context = await newVisitor(browser, { language: 'en' })
    const first = await context.newPage()
    await signInByForm(first, 'admin')
    const second = await context.newPage()
    await second.goto('/dashboard')
    const isRemembered = await second.evaluate(() => localStorage.getItem('accessToken') !== null)
    if (!isRemembered) await signInByForm(second, 'admin')

    await first.getByRole('button', { name: 'Logout' }).click()
    await first.waitForURL('**/login')
    await second.waitForURL('**/login')
    await expectEventually(() => second.evaluate(() => localStorage.getItem('accessToken'))).toBe(null)
  })
})
