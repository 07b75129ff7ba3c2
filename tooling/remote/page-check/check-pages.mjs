import axe from 'axe-core'
import { findChromium } from './find-chromium.cjs'
import { problemsIn } from './page-problems.mjs'
import { noteChecked, wasChecked } from './check-cache.mjs'
import { baseOf, serveBuild } from './serve-build.mjs'
import { visitorsOf } from './sign-in.mjs'
import { watchStorage } from './in-page.mjs'
import { visitScreens } from './visit-screens.mjs'

const LANGUAGES = ['ar', 'en']
const LONGEST_MS = 60_000
const FOR_EACH_SCREEN_MS = 12_000
const ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking']

const keepToken = token => localStorage.setItem('accessToken', token)

/** The host watches only versions that are not released to everybody, such as one that a person chose in this tab. */
const chooseByHand = name =>
  sessionStorage.setItem('sufra.remote-choices', JSON.stringify({ [name]: { run: 'stable' } }))

const openContext = async (browser, { api, built, visitor, language }) => {
  const context = await browser.newContext({ baseURL: api, locale: 'en-US', serviceWorkers: 'block' })
  await context.addCookies([{ name: 'i18next', value: language, url: api }])
  await context.addInitScript(keepToken, visitor.accessToken)
  await context.addInitScript(chooseByHand, built.name)
  await context.addInitScript(watchStorage, baseOf(built))
  // Before the host records the page's own state, because axe adds to it.
  await context.addInitScript({ content: axe.source })
  await serveBuild(context, built)
  return context
}

const visitAll = async ({ api, built, texts, visitors, noteAt }) => {
  // Imported here, because checks without a browser do not need it installed.
  const { chromium } = await import('playwright-core')
  const browser = await chromium.launch({ executablePath: findChromium(), args: ARGUMENTS })
  const screens = visitors.reduce((sum, { paths }) => sum + paths.length, 0)
  const deadline = performance.now() + Math.max(LONGEST_MS, screens * FOR_EACH_SCREEN_MS)
  const unseen = new Set()
  try {
    for (const visitor of visitors)
      for (const language of LANGUAGES) {
        const context = await openContext(browser, { api, built, visitor, language })
        const groups = Object.keys(texts.en)
        const look = { built, groups, language, noteAt, visitor, deadline }
        const left = await visitScreens(context, { ...look, isLast: language === LANGUAGES.at(-1) })
        for (const path of left) unseen.add(path)
        await context.close()
      }
  } finally {
    await browser.close()
  }
  return [...unseen]
}

const notLooked = why => ({ problems: [], unseen: [], why })

/**
 * Opens every screen of a build in the host of a running Sufra, as if it were published there: in both languages and
 * three widths. Publishes and presses nothing. `why` is the reason for a skipped check, `unseen` lists skipped
 * screens.
 * @param {object} options
 * @param {{name: string, folder: string, contract: object, integrity: string}} options.built
 * @param {{ar: object, en: object}} options.texts
 * @param {string} options.api address of the running Sufra
 * @param {string[]} options.hosts versions of the checked hosts
 * @param {boolean} [options.isOnceEnough] skips a build that was checked before without a fault, by its hash
 */
export const checkPages = async ({ built, texts, api, hosts, isOnceEnough }) => {
  const { visitors, unseen } = await visitorsOf({ api, paths: built.contract.paths })
  if (visitors.length === 0)
    return notLooked(
      `nobody could sign in at ${api} who may open them; start Sufra there, or name an account in SUFRA_EMAIL and SUFRA_PASSWORD`,
    )
  const look = { built, api, hosts, visitors }
  if (isOnceEnough && wasChecked(look)) return { problems: [], unseen, why: null }
  if (!findChromium()) return notLooked('there is no Chromium here; install it, or name it in CHROMIUM_PATH')
  const found = []
  const late = await visitAll({ api, built, texts, visitors, noteAt: each => found.push(each) })
  if (found.length + late.length === 0) noteChecked(look)
  return { problems: problemsIn(found), unseen: [...new Set([...unseen, ...late])], why: null }
}
