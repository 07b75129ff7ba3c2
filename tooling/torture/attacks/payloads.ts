import { chromium } from 'playwright-core'
import type { Browser, Page } from 'playwright-core'
import { findLightChromium } from '../../remote/page-check/find-chromium.cjs'
import type { Attack, Ground } from '../attack.ts'
import { signIn } from '../api/people.ts'
import { MARK, SCREENS, writePayloads } from './payloads/texts.ts'
import type { Screen } from './payloads/texts.ts'
import type { Verdicts } from '../verdicts.ts'

const LANGUAGES = ['ar', 'en'] as const
const WIDTHS = [390, 1100, 1440]
const SHORT_WIDTHS = [1100]
// Detects a screen that hangs, not a slow one.
const READY_LIMIT_MS = 120_000
const LOOK_EVERY_MS = 100
// Time for an injected script to run after the text is rendered.
const RUN_MS = 250

// Init script: records CSP violations before any other script of the page runs.
const watch = () => {
  Reflect.set(window, 'violations', [])
  document.addEventListener('securitypolicyviolation', event => {
    Reflect.get(window, 'violations').push(`${event.violatedDirective} ${event.blockedURI}`)
  })
}

interface Seen {
  owned: boolean
  violations: string[]
  overflow: number
  widest: number
  text: string
}

const look = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const cards = [...document.querySelectorAll('main article, main tr, main li')]
    const typed = [...document.querySelectorAll('input, textarea')].map(field => Reflect.get(field, 'value'))
    return {
      owned: Reflect.get(window, 'owned') !== undefined || document.title === 'owned',
      violations: Reflect.get(window, 'violations'),
      overflow: document.documentElement.scrollWidth - window.innerWidth,
      widest: Math.max(0, ...cards.map(card => card.getBoundingClientRect().width)) - window.innerWidth,
      // An off-screen card is not rendered, so it has no innerText; textContent includes it.
      text: [document.body.innerText, ...cards.map(card => card.textContent), ...typed].join('\n'),
    }
  })

const isLiteral = ({ shows }: Screen, { text }: Seen): boolean => shows.every(shown => text.includes(shown))

/** Returns the state of the page once it shows the expected texts. A screen renders in steps: first cards first. */
const lookWhenDrawn = async (page: Page, screen: Screen): Promise<Seen> => {
  await page.locator(screen.ready).first().waitFor({ timeout: READY_LIMIT_MS })
  const deadline = performance.now() + READY_LIMIT_MS
  while (!isLiteral(screen, await look(page)) && performance.now() < deadline)
    await page.waitForTimeout(LOOK_EVERY_MS)
  await page.waitForTimeout(RUN_MS)
  return look(page)
}

interface View {
  page: Page
  dialogs: string[]
  language: string
  width: number
}

const checkScreen = async (
  { url }: Ground,
  { view, screen }: { view: View; screen: Screen },
  verdicts: Verdicts,
): Promise<void> => {
  const { page, dialogs, language, width } = view
  const sent = `${screen.path} in ${language}, ${width} px`
  await page.goto(url + screen.path)
  const seen = await lookWhenDrawn(page, screen)
  const { owned, violations, overflow, widest } = seen
  const fail = (what: string, came: string) => () => ({ what, sent, came })
  verdicts.check(dialogs.length === 0, fail('a dialog opened', dialogs.join(', ')))
  verdicts.check(!owned, fail('a script of a text ran', 'window.owned is set'))
  verdicts.check(
    violations.length === 0,
    fail('the content security policy had to hold something back', violations.join(', ')),
  )
  verdicts.check(
    overflow <= 1 && widest <= 1,
    fail(
      'a long word makes the page wider than the window',
      `${overflow} px, widest card ${widest} px too wide`,
    ),
  )
  verdicts.check(
    isLiteral(screen, seen),
    fail('a text is not shown as it was written', `not there: ${screen.shows.join(' or ')}`),
  )
}

const visit = async (
  ground: Ground,
  { browser, language, width }: { browser: Browser; language: string; width: number },
  verdicts: Verdicts,
): Promise<void> => {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    locale: 'en-US',
    serviceWorkers: 'block',
  })
  await context.addCookies([{ name: 'i18next', value: language, url: ground.url }])
  // tsx wraps functions in a helper `__name`, which the page lacks.
  await context.addInitScript('globalThis.__name = value => value')
  await context.addInitScript(watch)
  const { token } = await signIn(ground.url, 'admin')
  await context.addInitScript(value => localStorage.setItem('accessToken', value), token)
  const page = await context.newPage()
  const dialogs: string[] = []
  page.on('dialog', dialog => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  for (const screen of SCREENS)
    await checkScreen(ground, { view: { page, dialogs, language, width }, screen }, verdicts)
  await context.close()
}

/** Writes hostile texts through the API and the webhooks, then checks the merchant's screens in a browser. */
export const payloads: Attack = async (ground, verdicts) => {
  const { written, refused } = await writePayloads(ground, verdicts)
  ground.say(`${written} texts written, ${refused} refused`)
  const browser = await chromium.launch({
    executablePath: findLightChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  })
  try {
    const widths = ground.isShort ? SHORT_WIDTHS : WIDTHS
    for (const language of LANGUAGES)
      for (const width of widths) await visit(ground, { browser, language, width }, verdicts)
    verdicts.figure(`${written} texts (${MARK}), ${SCREENS.length} screens, ${LANGUAGES.length} languages`)
  } finally {
    await browser.close()
  }
}
