// Runs in the page: `armPress({ answer, ready })` makes `pressed` tell of the next press how long it took to the next painted frame, or to
// the one that shows `answer`, and, where there is a `ready`, to the frame in which that was shown; in ms, from the press itself.
const watchPresses = () => {
  const afterPaint = then =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.onmessage = () => then(performance.now())
      channel.port2.postMessage(null)
    })
  const isShown = selector => Boolean(document.querySelector(selector)?.getClientRects().length)
  const whenShown = (selector, then) => {
    const look = () => {
      if (!isShown(selector)) return false
      observer.disconnect()
      afterPaint(then)
      return true
    }
    const observer = new MutationObserver(look)
    if (!look()) observer.observe(document, { subtree: true, childList: true, attributes: true })
  }
  window.armPress = ({ answer: answered, ready }) => {
    window.pressed = new Promise(answer => {
      const found = {}
      const note =
        (figure, { timeStamp }) =>
        now => {
          found[figure] = now - timeStamp
          if ('paint' in found && (!ready || 'shown' in found)) answer(found)
        }
      const hear = event => {
        for (const type of ['click', 'keydown']) window.removeEventListener(type, hear, true)
        if (answered) whenShown(answered, note('paint', event))
        else afterPaint(note('paint', event))
        // What was there before the press does not answer it.
        if (ready) setTimeout(() => whenShown(ready, note('shown', event)))
      }
      for (const type of ['click', 'keydown']) window.addEventListener(type, hear, true)
    })
  }
}

/** Makes a page tell of presses. */
export const prepare = page => page.evaluate(watchPresses)

/**
 * How long one press took: to the frame that shows `answer`, which is not there before, or to the next one where what is pressed shows without
 * us; and to the frame that shows `ready`. What it sets off is over before this resolves.
 */
export const press = async ({ page, act, answer = null, ready = null }) => {
  await page.evaluate(selectors => void window.armPress(selectors), { answer, ready })
  await act()
  const found = await page.evaluate(() => window.pressed)
  await page.evaluate(() => new Promise(done => requestIdleCallback(done)))
  return found
}
