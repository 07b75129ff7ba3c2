import { openMenu } from './menu-page.mjs'

const CARDS = 10

// Runs in the page: `whenShown(id)` returns the wall-clock time of the frame in which the card changed. It does not
// poll.
const watchDishes = () => {
  const now = () => performance.timeOrigin + performance.now()
  const waiting = new Map()
  const note = id => {
    const answer = waiting.get(id)
    waiting.delete(id)
    if (!answer) return
    requestAnimationFrame(() => {
      const afterPaint = new MessageChannel()
      afterPaint.port1.onmessage = () => answer(now())
      afterPaint.port2.postMessage(null)
    })
  }
  window.whenShown = id => window.shown.get(id)
  window.shown = new Map()
  window.expectChange = id => window.shown.set(id, new Promise(answer => waiting.set(id, answer)))
  window.addEventListener('pointerdown', () => (window.pressedAt = now()), true)
  new MutationObserver(changes => changes.forEach(({ target }) => note(target.dataset.dish))).observe(
    document.body,
    { subtree: true, attributeFilter: ['data-snoozed'] },
  )
}

const press = async ({ own, other, id }) => {
  for (const page of [own, other]) await page.evaluate(dish => void window.expectChange(dish), id)
  await own.locator(`[data-dish="${id}"] .dish-act:not([aria-busy])`).click()
  const [ownAt, otherAt] = await Promise.all(
    [own, other].map(page => page.evaluate(dish => window.whenShown(dish), id)),
  )
  const pressedAt = await own.evaluate(() => window.pressedAt)
  return { own: ownAt - pressedAt, other: otherAt - pressedAt }
}

/**
 * Returns the times from a press on Snooze Item or Activate to the frame that shows it, in this browser and in
 * another one with the same menu, in ms.
 */
export const snoozesOf = async ({ browser, app, rounds }) => {
  const [own, other] = [
    await openMenu({ browser, app, path: '/menusForUser' }),
    await openMenu({ browser, app, path: '/menusForUser' }),
  ]
  const times = []
  try {
    for (const page of [own, other]) await page.evaluate(watchDishes)
    const ids = await own
      .locator('li.dish:has(.dish-act)')
      .evaluateAll((cards, count) => cards.slice(0, count).map(card => card.dataset.dish), CARDS)
    for (let round = 0; round < rounds; round += 1)
      for (const id of ids) times.push(await press({ own, other, id }))
  } finally {
    for (const page of [own, other]) await page.context().close()
  }
  return times
}
