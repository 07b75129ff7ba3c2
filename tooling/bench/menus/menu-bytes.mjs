import { newPage } from './menu-page.mjs'

const KB = 1024
const QUIET_MS = 2500

/** The screens with their goals, each with the screen and the link by which it is opened. */
export const SCREENS = [
  {
    ...{ path: '/menusForUser', from: '/dashboard', link: 'a[href="/menusForUser"]' },
    ...{ ready: 'main li.dish .dish-act', goalKb: 25 },
  },
  {
    ...{ path: '/menus', from: '/dashboard', link: 'a[href="/menus"]' },
    ...{ ready: 'main tr[data-index] .row-dish', goalKb: 45 },
  },
  {
    ...{ path: '/menus/new-meal', from: '/menus', link: 'main a[href^="/menus/new-meal"]' },
    ...{ ready: 'main input[dir=rtl]', goalKb: 60 },
  },
]

const readScripts = page =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize]),
  )

/** Each script that the page has loaded, with its bytes as they came over the wire, once no more come. */
const scriptsIn = async page => {
  for (let before = await readScripts(page); ;) {
    // What a page fetches once it has nothing better to do counts as well.
    await page.waitForTimeout(QUIET_MS)
    const now = await readScripts(page)
    if (now.length === before.length) return new Map(now)
    before = now
  }
}

/** What opening a screen adds to the JavaScript of the screen before it: brotli, in KB, and the files. */
export const bytesOf = async ({ browser, app, screen }) => {
  const page = await newPage({ browser, app })
  await page.goto(screen.from)
  await page.locator(screen.link).first().waitFor()
  const before = await scriptsIn(page)
  await page.locator(screen.link).first().click()
  await page.locator(screen.ready).first().waitFor()
  const after = await scriptsIn(page)
  await page.context().close()
  const files = [...after].filter(([file]) => !before.has(file))
  const kb = files.reduce((sum, [, bytes]) => sum + bytes, 0) / KB
  return { kb, files: files.map(([file, bytes]) => ({ file, kb: bytes / KB })) }
}
