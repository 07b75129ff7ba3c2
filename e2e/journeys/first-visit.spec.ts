import type { Browser, BrowserContext, Page } from 'playwright-core'
import { launchBrowser, newVisitor, origin, signInByForm } from '../fixtures/browser.ts'
import { expectEventually } from '../fixtures/expect-eventually.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const WORDS = {
  ar: { title: 'أهلًا بعودتك', submit: 'تسجيل الدخول', dir: 'rtl' },
  en: { title: 'Welcome back', submit: 'Sign in', dir: 'ltr' },
} as const
const LANGUAGES = ['ar', 'en'] as const

/** Delays the application until `release` is called: its scripts and, if the page preloads them, their first files. */
const withoutApplication = async (context: BrowserContext): Promise<() => void> => {
  let release: () => void = () => undefined
  const released = new Promise<void>(done => (release = done))
  for (const needed of ['**/assets/*.js', '**/config.json'])
    await context.route(needed, async route => {
      await released
      await route.continue()
    })
  return release
}

const complaintsOf = (page: Page): string[] => {
  const found: string[] = []
  page.on('pageerror', error => found.push(String(error)))
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type())) found.push(message.text())
  })
  return found
}

const isTakenOver = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.built === undefined)

const email = (page: Page) => page.locator('input[type=email]')
const password = (page: Page) => page.locator('input[autocomplete=current-password]')

it.each(LANGUAGES)(
  'shows the form at /login in %s without scripts, and says what it needs',
  async language => {
    const { title, submit, dir } = WORDS[language]
    const context = await browser.newContext({ baseURL: origin(), javaScriptEnabled: false })
    await context.addCookies([{ name: 'i18next', value: language, url: origin() }])
    const page = await context.newPage()
    await page.goto('/login')
    expect(await page.title()).toContain(submit)
    expect(await page.locator('html').getAttribute('dir')).toBe(dir)
    expect(await page.getByRole('heading', { name: title }).isVisible()).toBe(true)
    expect(await page.getByText('Sufra needs JavaScript.').isVisible()).toBe(true)
    expect(await page.locator('.waiting').isVisible()).toBe(false)
    await email(page).fill('admin@sufra.test')
    await password(page).fill('Sufra-demo-1')
    await password(page).press('Enter')
    expect(page.url()).toBe(`${origin()}/login`)
    expect(await password(page).inputValue()).toBe('Sufra-demo-1')
    await context.close()
  },
)

it.each([
  { who: 'a returning visitor', language: 'ar' },
  { who: 'a returning visitor', language: 'en' },
  { who: 'a new visitor', language: null },
] as const)(
  'the form for $who ($language) is hydrated without errors and keeps its typed text',
  async ({ language }) => {
    const context = await newVisitor(browser, language ? { language } : {})
    const release = await withoutApplication(context)
    const page = await context.newPage()
    const complaints = complaintsOf(page)
    await page.goto('/login', { waitUntil: 'commit' })
    await email(page).fill('early@sufra.test')
    await page.locator('input[type=checkbox]').uncheck()
    const [before, form] = [await email(page).elementHandle(), await page.locator('form').elementHandle()]
    const place = await form?.boundingBox()
    release()
    await isTakenOver(page)
    await page.locator('form button[type=button]').click()
    await expectEventually(() => password(page).getAttribute('type')).toBe('text')
    expect(await before?.evaluate(input => input.isConnected)).toBe(true)
    expect(await email(page).inputValue()).toBe('early@sufra.test')
    expect(await page.locator('input[type=checkbox]').isChecked()).toBe(false)
    expect(await form?.boundingBox()).toEqual(place)
    expect(complaints).toEqual([])
    await context.close()
  },
)

it('the guide for teams, a page of its own, looks like the product', async () => {
  const page = await (await newVisitor(browser)).newPage()
  await page.goto('/guide/')
  const button = page.getByRole('button', { name: 'إضافة طبق', exact: true })
  await button.waitFor()
  const color = await button.evaluate(element => getComputedStyle(element).backgroundColor)
  expect(color).toBe('rgb(15, 118, 110)')
  await page.context().close()
})

it('a form that is submitted before the application has loaded signs in once it has', async () => {
  const context = await newVisitor(browser, { language: 'en' })
  const release = await withoutApplication(context)
  const page = await context.newPage()
  await page.goto('/login', { waitUntil: 'commit' })
  await email(page).fill('admin@sufra.test')
  await password(page).fill('Sufra-demo-1')
  await page.getByRole('button', { name: 'Sign in' }).click()
  expect(page.url()).toBe(`${origin()}/login`)
  release()
  await page.getByRole('navigation').first().waitFor()
  expect(new URL(page.url()).pathname).toBe('/dashboard')
  await context.close()
})

it('the root address shows the sign-in page at once to visitors, and keeps its query', async () => {
  const context = await newVisitor(browser)
  const release = await withoutApplication(context)
  const page = await context.newPage()
  const complaints = complaintsOf(page)
  await page.goto('/?lng=en', { waitUntil: 'commit' })
  await email(page).fill('early@sufra.test')
  expect(page.url()).toBe(`${origin()}/login?lng=en`)
  release()
  await isTakenOver(page)
  await page.locator('form button[type=button]').click()
  await expectEventually(() => password(page).getAttribute('type')).toBe('text')
  expect(await email(page).inputValue()).toBe('early@sufra.test')
  expect(complaints).toEqual([])
  await context.close()
})

it('a language change before the application has loaded shows the form in the other language', async () => {
  const context = await newVisitor(browser)
  const release = await withoutApplication(context)
  const page = await context.newPage()
  await page.goto('/login?lng=ar', { waitUntil: 'commit' })
  await page.locator('select').selectOption('en')
  await page.getByRole('heading', { name: WORDS.en.title }).waitFor()
  release()
  await isTakenOver(page)
  expect(await page.locator('html').getAttribute('dir')).toBe('ltr')
  await context.close()
})

it('a language that only the browser stores is shown, and never the form in the other one', async () => {
  const context = await newVisitor(browser)
  await context.addInitScript(() => localStorage.setItem('i18nextLng', 'en'))
  const release = await withoutApplication(context)
  const page = await context.newPage()
  const complaints = complaintsOf(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.locator('.waiting').waitFor()
  expect(await page.locator('form').isVisible()).toBe(false)
  release()
  await page.getByRole('heading', { name: WORDS.en.title }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

it('a form with a message from a previous screen appears only once the application can take over', async () => {
  const context = await newVisitor(browser, { language: 'en' })
  const page = await context.newPage()
  await page.goto('/login')
  await isTakenOver(page)
  await page.evaluate(() =>
    history.replaceState({ usr: { email: 'early@sufra.test' }, key: 'x', idx: 0 }, ''),
  )
  const release = await withoutApplication(context)
  await page.reload({ waitUntil: 'commit' })
  await page.locator('.waiting').waitFor()
  expect(await page.locator('form').isVisible()).toBe(false)
  release()
  await page.getByRole('heading', { name: WORDS.en.title }).waitFor()
  await context.close()
})

it('a signed-in person sees the outline of the shell at /login, not the form, and continues', async () => {
  const context = await newVisitor(browser, { language: 'en' })
  const page = await context.newPage()
  await signInByForm(page, 'admin')
  const release = await withoutApplication(context)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.locator('.waiting-side').waitFor()
  expect(await page.locator('form').isVisible()).toBe(false)
  release()
  await page.getByRole('navigation').first().waitFor()
  expect(new URL(page.url()).pathname).toBe('/dashboard')
  await context.close()
})
