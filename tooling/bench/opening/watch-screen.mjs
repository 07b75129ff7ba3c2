/**
 * Runs in the page before its own scripts. Records in `sufraMarks` when the frame with `ready` was painted and, with a
 * `press`, when the frame after the press showed `answered`.
 */
export const watchScreen = ({ ready, press, answered }) => {
  if (window.top !== window) return
  const marks = { shownAt: null, usableAt: null }
  Object.assign(window, { sufraMarks: marks })
  const isShown = selector => Boolean(document.querySelector(selector)?.getClientRects().length)
  const afterPaint = then =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.onmessage = () => then(performance.now())
      channel.port2.postMessage(null)
    })
  const when = (isDone, then) => {
    const look = () => {
      if (!isDone()) return false
      observer.disconnect()
      afterPaint(then)
      return true
    }
    const observer = new MutationObserver(look)
    if (look()) return
    observer.observe(document, { subtree: true, childList: true, attributes: true })
  }
  const isReady = () => ready.every(isShown)
  when(isReady, shownAt => {
    marks.shownAt = shownAt
    if (!press) {
      marks.usableAt = shownAt
      return
    }
    when(
      () => isShown(answered),
      usableAt => {
        marks.usableAt = usableAt
      },
    )
    document.querySelector(press).click()
  })
}
