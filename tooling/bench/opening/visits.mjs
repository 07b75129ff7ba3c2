import { watchScreen } from '../federation-marks.mjs'
import { figuresOf, followNetwork, until } from '../federation-visit.mjs'
import { timesOf, watchPaints } from './paint-marks.mjs'
import { slowDown } from './profiles.mjs'

// It begins once the page is quiet. By the next visit everything is kept, as it is on any other day.
const untilKept = page =>
  page.waitForFunction(
    async () => {
      const names = await caches.keys()
      const shell = names.find(name => name.startsWith('sufra-shell-'))
      if (!shell || !(await (await caches.open(shell)).match('/sufra-shell.json'))) return false
      const remotes = await caches.open('sufra-remotes')
      const list = await (await remotes.match('/sufra-remotes.json'))?.json()
      const kept = new Set((await remotes.keys()).map(({ url }) => url))
      return list !== undefined && Object.keys(list.files).every(url => kept.has(url))
    },
    undefined,
    { polling: 500, timeout: 300_000 },
  )

const openOnce = async ({ context, origin, screen, profile, isKept }) => {
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
  if (isKept) await untilKept(page)
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
    // Nothing is kept before somebody is signed in.
    const first = await openOnce({
      context,
      origin,
      screen,
      profile,
      isKept: mayKeep && Boolean(accessToken),
    })
    return { first, second: await openOnce({ context, origin, screen, profile, isKept: false }) }
  } finally {
    await context.close()
  }
}
