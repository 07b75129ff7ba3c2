import { setTimeout as wait } from 'node:timers/promises'

/** As long as a finger rests on what it presses. */
const HOLD_MS = 80
/** Nobody presses sooner after a press: what the one before set off is over, unless the page is slow. */
const BETWEEN_MS = 500

// Runs in the page: `armPress({ answer, ready, isList })` makes `pressed` tell of the next press how long it took, in ms: `paint`, to the frame
// that shows `answer`, or to the next one; `shown`, to the frame in which there was a `ready`, or other cards.
const watchPresses = () => {
  // What a page posts to itself waits behind whatever React has posted before it: this comes as soon as the frame is done.
  const afterPaint = then =>
    requestAnimationFrame(() =>
      scheduler.postTask(() => then(performance.now()), { priority: 'user-blocking' }),
    )
  const watch = (isThere, then) => {
    const look = changes => {
      if (!isThere(changes)) return false
      observer.disconnect()
      afterPaint(then)
      return true
    }
    const observer = new MutationObserver(look)
    if (!look([])) observer.observe(document, { subtree: true, childList: true, attributes: true })
  }
  const isShown = selector => Boolean(document.querySelector(selector)?.checkVisibility())
  const holdsCard = node =>
    node instanceof Element && (node.matches('li.dish') || node.querySelector('li.dish'))
  const isOtherList = changes =>
    changes.some(({ addedNodes, removedNodes }) => [...addedNodes, ...removedNodes].some(holdsCard))
  window.armPress = ({ answer: answered, ready, isList }) => {
    window.pressed = new Promise(answer => {
      const found = {}
      const awaited = new Set(ready || isList ? ['paint', 'shown'] : ['paint'])
      const note =
        (figure, { timeStamp }) =>
        now => {
          found[figure] = Math.max(found[figure] ?? 0, now - timeStamp)
          awaited.delete(figure)
          if (awaited.size === 0) answer(found)
        }
      const once = (types, hear) => {
        const hearFirst = event => {
          for (const type of types) window.removeEventListener(type, hearFirst, true)
          hear(event)
        }
        for (const type of types) window.addEventListener(type, hearFirst, true)
      }
      // A finger that comes down is answered as well.
      once(['pointerdown'], event => afterPaint(now => (found.paint = now - event.timeStamp)))
      once(['click', 'keydown'], event => {
        if (answered) watch(() => isShown(answered), note('paint', event))
        else afterPaint(note('paint', event))
        // What was there before the press does not answer it.
        if (isList) watch(isOtherList, note('shown', event))
        if (ready) setTimeout(() => watch(() => isShown(ready), note('shown', event)))
      })
    })
  }
}

/** Makes a page tell of presses. */
export const prepare = page => page.evaluate(watchPresses)

/** Presses something as a finger does: what the pointer does on its way there is no part of it, nor what Playwright looks at before. */
export const tap = async (page, target) => {
  await target.scrollIntoViewIfNeeded()
  const { x, y, width, height } = await target.boundingBox()
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.evaluate(() => new Promise(done => requestIdleCallback(done)))
  await page.mouse.down()
  await wait(HOLD_MS)
  await page.mouse.up()
}

/**
 * How long one press took: to the frame that shows `answer`, which is not there before, or to the next one where what is pressed shows without
 * us, and no less than the frame in which the finger came down; and to the frame that shows `ready`, or other cards (`isList`).
 */
export const press = async ({ page, act, ...wanted }) => {
  await wait(BETWEEN_MS)
  await page.evaluate(armed => window.armPress(armed), wanted)
  await act()
  return page.evaluate(() => window.pressed)
}
