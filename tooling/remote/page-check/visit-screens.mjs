import { setTimeout as sleep } from 'node:timers/promises'
import { findCutTexts } from './cut-texts.mjs'
import * as inPage from './in-page.mjs'
import { holdGrowth } from './growth.mjs'
import { baseOf } from './serve-build.mjs'

const WIDTHS = [1440, 1100, 390]
const HEIGHT = 900
// A simple screen of the host, to leave the tested one.
const ELSEWHERE = '/shortcuts'
const SCREEN_LIMIT_MS = 10_000
const LEFT_AFTER_MS = 1500

const widen = (page, width) => page.setViewportSize({ width, height: HEIGHT })

// Existing ids are unknown; a screen must handle a missing entity too.
const addressOf = path => `/${path.replaceAll(/:\w+/g, '1')}`

const leave = async (page, { name }) => {
  await page.evaluate(inPage.goTo, ELSEWHERE)
  await page
    .locator(`:not([data-resting]) > [data-remote^="${name}@"]`)
    .waitFor({ state: 'detached', timeout: SCREEN_LIMIT_MS })
}

/** Opens a screen and waits until it appears; returns the reason if it does not. */
const enter = async (page, { name, path }) => {
  await page.evaluate(inPage.goTo, addressOf(path))
  const card = page.locator(`[data-remote-failed="${name}"]`)
  const place = page.locator(`:not([data-resting]) > [data-remote^="${name}@"]`).or(card).first()
  try {
    await place.waitFor({ timeout: SCREEN_LIMIT_MS })
  } catch {
    return `it did not come within ${SCREEN_LIMIT_MS / 1000} s`
  }
  await page.evaluate(inPage.atRest)
  return (await card.count()) > 0 ? await card.locator('details p').textContent() : null
}

const lookAtWidth = async (page, { built, groups, width, note }) => {
  const { name, contract } = built
  await widen(page, width)
  await page.evaluate(inPage.atRest)
  const cut = await page.evaluate(findCutTexts, `:not([data-resting]) > [data-remote^="${name}@"]`)
  for (const text of cut) note('text_cut', text)
  if (width === WIDTHS[1]) return
  const { namespace } = contract.i18n
  for (const key of await page.evaluate(inPage.rawKeys, { name, namespace, groups })) note('text_raw', key)
  for (const rule of await page.evaluate(inPage.brokenRules, name)) note('axe', rule)
}

const lookAtScreen = async (page, { path, ...look }) => {
  const { built, language, noteAt } = look
  const { name } = built
  const before = await page.evaluate(inPage.pageMarks)
  const failure = await enter(page, { name, path })
  const at = place => (code, text) => noteAt({ code, text, where: `/${path} (${place})` })
  if (failure) return at(language)('screen_failed', failure)
  for (const rule of await page.evaluate(inPage.globalRules, { name, base: baseOf(built) }))
    at(language)('style_global', rule)
  for (const width of WIDTHS)
    await lookAtWidth(page, { ...look, width, note: at(`${language}, ${width} px`) })
  await widen(page, WIDTHS[0])
  await leave(page, { name })
  const after = await page.evaluate(inPage.pageMarks)
  for (const mark of after.filter(each => !before.includes(each))) at(language)('style_outside', mark)
}

const listen = (page, { built, noteAt }) => {
  const isOurs = text => text?.includes(baseOf(built))
  const where = () => new URL(page.url()).pathname
  page.on('console', message => {
    if (message.type() === 'error' && (isOurs(message.location().url) || isOurs(message.text())))
      noteAt({ code: 'console_error', text: message.text().slice(0, 300), where: where() })
  })
  page.on('pageerror', error => {
    if (isOurs(error.stack))
      noteAt({ code: 'console_error', text: String(error).slice(0, 300), where: where() })
  })
}

const readWatch = async (page, { built, noteAt }) => {
  // The host gives a screen a second to stop its work.
  await sleep(LEFT_AFTER_MS)
  for (const { event, error } of await page.evaluate(inPage.reachLog, built.name))
    noteAt({ code: event === 'overwrote' ? 'page_overwritten' : 'left_behind', text: error })
  for (const key of await page.evaluate(inPage.foreignKeys)) noteAt({ code: 'storage_foreign', text: key })
}

/** Opens every screen of a visitor in one language, in one page. */
export const visitScreens = async (context, { visitor, isLast, deadline, ...look }) => {
  const page = await context.newPage()
  listen(page, look)
  await widen(page, WIDTHS[0])
  await page.goto(ELSEWHERE)
  await page.locator('main h1').first().waitFor()
  await page.evaluate(inPage.markStyles)
  const unseen = []
  for (const path of visitor.paths)
    if (performance.now() > deadline) unseen.push(path)
    else await lookAtScreen(page, { ...look, path })
  await readWatch(page, look)
  if (isLast) await holdGrowth({ page, enter, leave, paths: visitor.paths, deadline, ...look })
  await page.close()
  return unseen
}
