import { openMenu } from './menu-page.mjs'

/** Factor by which the page's CPU is slowed down. */
export const SLOWER = 6
const SPEED_PX_PER_S = 3000
const SECONDS = 8

// Runs in the page: records the time between frames during scrolling.
const watchFrames = () => {
  const frames = []
  let last = performance.now()
  let isOver = false
  const note = now => {
    frames.push(now - last)
    last = now
    if (!isOver) requestAnimationFrame(note)
  }
  requestAnimationFrame(now => {
    last = now
    requestAnimationFrame(note)
  })
  window.endFrames = () => {
    isOver = true
    return frames
  }
}

/** Returns the times between frames in ms while a screen of the large menu is scrolled by a wheel. */
export const framesOf = async ({ browser, app, path, ready }) => {
  const page = await openMenu({ browser, app, path })
  await page.locator(ready).first().waitFor()
  const box = await page.locator(ready).first().boundingBox()
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  // Idle work of the slow page is not part of the scroll.
  await page.evaluate(() => new Promise(done => requestIdleCallback(done)))
  await page.evaluate(watchFrames)
  await cdp.send('Input.synthesizeScrollGesture', {
    x: Math.round(box.x + box.width / 2),
    y: 600,
    yDistance: -SPEED_PX_PER_S * SECONDS,
    speed: SPEED_PX_PER_S,
    gestureSourceType: 'mouse',
  })
  const frames = await page.evaluate(() => window.endFrames())
  const scrolled = await page.evaluate(() => window.scrollY)
  await page.context().close()
  if (scrolled < SPEED_PX_PER_S) throw new Error(`${path} was scrolled by only ${scrolled} px`)
  return frames
}
