import { watchScreen } from '../federation-marks.mjs'
import { figuresOf, followNetwork, until } from '../federation-visit.mjs'
import { timesOf, watchPaints } from './paint-marks.mjs'
import { slowDown } from './profiles.mjs'

const openOnce = async ({ context, origin, screen, profile }) => {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  const network = followNetwork(cdp)
  await page.addInitScript(watchScreen, screen.marks)
  await page.addInitScript(watchPaints)
  await slowDown(cdp, profile)
  await page.goto(`${origin}${screen.path}`, { waitUntil: 'commit' })
  const marks = () => page.evaluate(() => ({ ...window.sufraMarks, ...window.sufraPaints }))
  await until({ page, isDone: async () => (await marks()).usableAt !== null, what: screen.name })
  await until({ page, isDone: network.isQuiet, what: 'quiet' })
  const seen = await marks()
  // What was registered by now is at work before the next visit, as it is on any other day.
  await page.evaluate(async () => {
    const registered = await navigator.serviceWorker?.getRegistration()
    if (registered) await navigator.serviceWorker.ready
  })
  await page.close()
  const { javascript, requests, files } = figuresOf({ requests: network.list(), usableAt: seen.usableAt })
  return { javascript, requests, files, ...timesOf(seen) }
}

/** The first and the second visit of one screen by a browser that was never there. */
export const openTwice = async ({ browser, origin, screen, profile, mayKeep, accessToken }) => {
  const context = await browser.newContext({
    locale: 'ar-SA',
    viewport: { width: 1366, height: 900 },
    serviceWorkers: mayKeep ? 'allow' : 'block',
  })
  try {
    if (accessToken)
      await context.addInitScript(token => localStorage.setItem('accessToken', token), accessToken)
    const first = await openOnce({ context, origin, screen, profile })
    return { first, second: await openOnce({ context, origin, screen, profile }) }
  } finally {
    await context.close()
  }
}
