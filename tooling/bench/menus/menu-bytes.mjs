import { newPage } from './menu-page.mjs'

const KB = 1024
const QUIET_MS = 2500
// The virtual rows load late, after more than one page of products has arrived, but the screen needs them.
const NEEDED = /ui-virtual-rows/

/** The screens with their goals, each with the screen and the link that open it. */
export const SCREENS = [
  {
    path: '/menusForUser',
    from: '/dashboard',
    link: 'a[href="/menusForUser"]',
    ready: 'main li.dish .dish-act',
    goalKb: 25,
  },
  {
    path: '/menus',
    from: '/dashboard',
    link: 'a[href="/menus"]',
    ready: 'main tr[data-index] .row-dish',
    goalKb: 45,
  },
  {
    path: '/menus/new-meal',
    from: '/menus',
    link: 'main a[href^="/menus/new-meal"]',
    ready: 'main input[dir=rtl]',
    goalKb: 60,
  },
]

const readScripts = page =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      // The host loads the dialog of an ended session on a timer, independently of the screen.
      .filter(({ name }) => name.endsWith('.js') && !name.includes('/session-dialog.'))
      .map(({ name, encodedBodySize, startTime }) => [
        new URL(name).pathname,
        { bytes: encodedBodySize, askedAt: startTime },
      ]),
  )

/** Returns each loaded script with its transferred bytes, once no more arrive. */
const scriptsIn = async page => {
  for (let before = await readScripts(page); ;) {
    // Files that load in idle time count as well.
    await page.waitForTimeout(QUIET_MS)
    const now = await readScripts(page)
    if (now.length === before.length) return new Map(now)
    before = now
  }
}

// Runs in the page: records when the screen appears, by the page's own clock.
const noteStanding = ready => {
  const look = () => {
    if (!document.querySelector(ready)) return
    observer.disconnect()
    window.stoodAt = performance.now()
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { subtree: true, childList: true })
}

const sumOf = files => files.reduce((sum, { kb }) => sum + kb, 0)

/**
 * Returns the JavaScript that a screen adds to the one before it: brotli, in KB, and the files. Files requested in
 * idle time after the screen appeared delay nobody and count as `idleKb`.
 */
export const bytesOf = async ({ browser, app, screen }) => {
  const page = await newPage({ browser, app })
  await page.goto(screen.from)
  await page.locator(screen.link).first().waitFor()
  const before = await scriptsIn(page)
  await page.evaluate(noteStanding, screen.ready)
  await page.locator(screen.link).first().click()
  await page.locator(screen.ready).first().waitFor()
  const after = await scriptsIn(page)
  const stoodAt = await page.evaluate(() => window.stoodAt)
  await page.context().close()
  const files = [...after]
    .filter(([file]) => !before.has(file))
    .map(([file, { bytes, askedAt }]) => ({
      file,
      kb: bytes / KB,
      isIdle: askedAt > stoodAt && !NEEDED.test(file),
    }))
  const idle = files.filter(({ isIdle }) => isIdle)
  return { kb: sumOf(files) - sumOf(idle), idleKb: sumOf(idle), files }
}
