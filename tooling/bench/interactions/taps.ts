import { send } from '../../simulate/send.ts'
import { plainOrders } from '../orders.ts'
import type { BenchApp } from '../orders/bench-app.ts'
import { cpuOf, openBoard } from '../orders/board-page.ts'

// Runs in the page: `tapped()` gives the time from the last press to the frame in which its button or its card had changed.
const watchTaps = () => {
  let answer: (milliseconds: number) => void = () => undefined
  let tap: { button: Element; lane: string; at: number } | undefined
  const laneOf = (button: Element) => button.closest('section')?.id ?? ''
  const hasChanged = ({ button, lane }: NonNullable<typeof tap>) =>
    !button.isConnected || button.hasAttribute('aria-busy') || laneOf(button) !== lane
  const look = () => {
    if (!tap || !hasChanged(tap)) return
    const { at } = tap
    tap = undefined
    requestAnimationFrame(() => {
      const afterPaint = new MessageChannel()
      afterPaint.port1.onmessage = () => answer(performance.now() - at)
      afterPaint.port2.postMessage(null)
    })
  }
  Reflect.set(
    window,
    'tapped',
    new Proxy(() => undefined, {
      apply: () => new Promise<number>(resolve => (answer = resolve)),
    }),
  )
  window.addEventListener(
    'click',
    ({ target, timeStamp }) => {
      const button = target instanceof Element && target.closest('[data-press]')
      if (button) tap = { button, lane: laneOf(button), at: timeStamp }
    },
    true,
  )
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true })
}

/**
 * From the press on Accept to the frame that shows what became of it, for so many orders at a slower processor, in ms; and what the page's main
 * thread takes of its processor for each, with all that follows.
 */
export const tapsOf = async (
  app: BenchApp,
  { count, slower }: { count: number; slower: number },
): Promise<{ times: number[]; cpuEach: number }> => {
  for (const { deliveries } of plainOrders(app.url, count))
    if (deliveries[0]) await send(app.url, deliveries[0])
  const { page, cdp, close } = await openBoard(app, slower)
  try {
    await page.evaluate(watchTaps)
    const times: number[] = []
    const before = await cpuOf(cdp)
    for (let tap = 0; tap < count; tap += 1) {
      await page.evaluate(() => void Reflect.set(window, 'next', Reflect.get(window, 'tapped')()))
      await page.locator('#lane-new [data-press="Accept"]').first().click()
      times.push(await page.evaluate(() => Reflect.get(window, 'next')))
      // What a press sets off is over before the next one.
      await page.evaluate(() => new Promise<unknown>(done => requestIdleCallback(done)))
    }
    return { times, cpuEach: ((await cpuOf(cdp)) - before) / count }
  } finally {
    await close()
  }
}
