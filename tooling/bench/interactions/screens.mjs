import { newPage } from '../menus/menu-page.mjs'
import { CPU_RATE, slowDown } from '../opening/profiles.mjs'
import { prepare, press, tap } from './presses.mjs'

const CARDS = 10
const LINKS = [
  { to: '/menusForUser', ready: 'main li.dish' },
  { to: '/live-order', ready: 'main article[data-order]' },
]
/** Links in the compared product (shadcn-admin): its two tables, whose rows differ only in this. */
export const PEER_LINKS = [
  { to: '/users', ready: 'main tbody tr[class~="group/row"]' },
  { to: '/tasks', ready: 'main tbody tr:not([class~="group/row"])' },
]
const KEYS = ['p', 'i', 'Backspace', 'Backspace']

const openSlow = async ({ browser, app, path, ready }) => {
  const page = await newPage({ browser, app })
  await page.goto(path)
  await page.locator(ready).first().waitFor()
  await slowDown(await page.context().newCDPSession(page), { rate: CPU_RATE })
  await page.evaluate(() => new Promise(done => requestIdleCallback(done)))
  await prepare(page)
  return page
}

const onMenu = at => openSlow({ ...at, path: '/menusForUser', ready: 'main li.dish .dish-act' })

const repeat = async (rounds, each) => {
  const found = []
  for (let round = 0; round < rounds; round += 1) found.push(...(await each(round)))
  return found
}

/**
 * Measures navigation by the sidebar between the live orders and the live menu; the first round only loads the code.
 */
export const navigate = async ({ rounds, links = LINKS, ...at }) => {
  const [away, back] = links
  const page = await openSlow({ ...at, path: back.to, ready: back.ready })
  const go = async ({ to, ready }) =>
    press({ page, ready, act: () => tap(page, page.locator(`a[href="${to}"]`).first()) })
  const thereAndBack = async () => [await go(away), await go(back)]
  await thereAndBack()
  const found = await repeat(rounds, thereAndBack)
  await page.context().close()
  return found
}

/** Measures changes between tabs of the live menu. */
export const switchTabs = async ({ rounds, ...at }) => {
  const page = await onMenu(at)
  const tabs = page.locator('main [role=tab]')
  return repeat(rounds, async round => {
    const next = (round + 1) % (await tabs.count())
    const answer = `main [role=tab][aria-selected=true]:nth-of-type(${next + 1})`
    return [await press({ page, answer, isList: true, act: () => tap(page, tabs.nth(next)) })]
  })
}

/** Measures each key in the search of the live menu. */
export const typeInSearch = async ({ rounds, ...at }) => {
  const page = await onMenu(at)
  await page.locator('main input[type=search]').focus()
  return repeat(rounds, async round => [
    await press({ page, isList: true, act: () => page.keyboard.press(KEYS[round % KEYS.length]) }),
  ])
}

/** Measures Snooze Item and Activate, on one card after the other. */
export const snooze = async ({ rounds, ...at }) => {
  const page = await onMenu(at)
  const ids = await page
    .locator('li.dish:has(.dish-act)')
    .evaluateAll((cards, count) => cards.slice(0, count).map(card => card.dataset.dish), CARDS)
  return repeat(rounds, async round => {
    const button = `[data-dish="${ids[round % ids.length]}"] .dish-act`
    const act = () => tap(page, page.locator(`${button}:not([aria-busy])`))
    return [await press({ page, act, answer: `${button}[aria-busy]` })]
  })
}
