import { setTimeout as wait } from 'node:timers/promises'

/** Duration of a finger's press. */
const HOLD_MS = 80
/** Pause between presses, after which the effects of one are over unless the page is slow. */
const BETWEEN_MS = 500

// Runs in the page. `armPress({ answer, ready, isList })` makes `pressed` report the times of the next press in ms:
// `paint`, to the frame that shows `answer`, or to the next frame; `shown`, to the frame with a `ready` element, or
// with other cards.
const watchPresses = () => {
  // A MessageChannel message of the page would queue behind React's; this callback runs as soon as the frame is done.
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
      const once = (types, nextMessage) => {
        const hearFirst = event => {
          for (const type of types) window.removeEventListener(type, hearFirst, true)
          nextMessage(event)
        }
        for (const type of types) window.addEventListener(type, hearFirst, true)
      }
      // The page also responds to the pointer's press itself.
      once(['pointerdown'], event => afterPaint(now => (found.paint = now - event.timeStamp)))
      once(['click', 'keydown'], event => {
        if (answered) watch(() => isShown(answered), note('paint', event))
        else afterPaint(note('paint', event))
        // Elements from before the press do not count as its answer.
        if (isList) watch(isOtherList, note('shown', event))
        if (ready) setTimeout(() => watch(() => isShown(ready), note('shown', event)))
      })
    })
  }
}

/** Makes a page report presses. */
export const prepare = page => page.evaluate(watchPresses)

/** Presses a target as a finger does, without the pointer's movement and Playwright's checks in the measured time. */
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
 * Returns the times of one press. `paint` ends at the frame that shows `answer`, which must be new, or at the next
 * frame if the browser itself shows the press, but never before the frame of the pointer's press. `shown` ends at the
 * frame that shows `ready`, or other cards (`isList`).
 */
export const press = async ({ page, act, ...wanted }) => {
  await wait(BETWEEN_MS)
  await page.evaluate(armed => window.armPress(armed), wanted)
  await act()
  return page.evaluate(() => window.pressed)
}
