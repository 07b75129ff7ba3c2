import { send } from '../../simulate/send.ts'
import { plainOrders } from '../orders.ts'
import { cpuOf, openBoard } from '../orders/board-page.ts'
import { prepare, press, tap } from './presses.mjs'

// The button is busy, or the card is already in the next lane.
const answerOf = id =>
  `#lane-new [data-order="${id}"] [data-press][aria-busy], #lane-preparing [data-order="${id}"]`

/**
 * Returns the time from the press on Accept to the frame that shows its effect, in ms, for `count` orders at a slower
 * CPU; and the main thread's CPU time for each, with all consequences.
 */
export const tapsOf = async (app, { count, slower }) => {
  for (const { deliveries } of plainOrders(app.url, count))
    if (deliveries[0]) await send(app.url, deliveries[0])
  const { page, cdp, close } = await openBoard(app, slower)
  try {
    await prepare(page)
    const times = []
    const before = await cpuOf(cdp)
    for (let round = 0; round < count; round += 1) {
      const card = page.locator('#lane-new [data-order]:has([data-press="Accept"]:not([aria-busy]))').first()
      const id = await card.getAttribute('data-order')
      const act = () => tap(page, page.locator(`[data-order="${id}"] [data-press="Accept"]`))
      const { paint } = await press({ page, act, answer: answerOf(id) })
      times.push(paint)
      await page.locator(`#lane-preparing [data-order="${id}"]`).waitFor()
      // The list ignores presses while a card may have moved under the finger.
      await page.waitForFunction(() => !document.querySelector('[data-settling]'))
    }
    return { times, cpuEach: ((await cpuOf(cdp)) - before) / count }
  } finally {
    await close()
  }
}
