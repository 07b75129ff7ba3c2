import { watchScreen } from './watch-screen.mjs'
import { figuresOf, followNetwork, until } from './network.mjs'
import { timesOf, watchPaints } from './paint-marks.mjs'
import { slowDown } from './profiles.mjs'
import { brotli } from '../../federation/compress.mjs'

/** Returns the size of the page's inline scripts, compressed as a file would be. */
const inlineBytes = async page => {
  const code = await page.evaluate(() =>
    [...document.scripts]
      .filter(({ src, type }) => !src && !type)
      .map(({ text }) => text)
      .join('\n'),
  )
  return code ? (await brotli(Buffer.from(code))).length : 0
}

const isKept = page =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const shell = names.find(name => name.startsWith('sufra-shell-'))
    if (!shell || !(await (await caches.open(shell)).match('/sufra-shell.json'))) return false
    const remotes = await caches.open('sufra-remotes')
    const list = await (await remotes.match('/sufra-remotes.json'))?.json()
    const kept = new Set((await remotes.keys()).map(({ url }) => url))
    return list !== undefined && Object.keys(list.files).every(url => kept.has(url))
  })

const openOnce = async ({ context, origin, screen, profile, keeps }) => {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  const network = followNetwork(cdp)
  await page.addInitScript(watchScreen, screen.marks)
  await page.addInitScript(watchPaints, screen.marks)
  await slowDown(cdp, profile)
  await page.goto(`${origin}${screen.path}`, { waitUntil: 'commit' })
  const marks = () => page.evaluate(() => ({ ...window.sufraMarks, ...window.sufraPaints }))
  const isUsable = ({ usableAt, answersAt }) => usableAt !== null && answersAt !== null
  await until({ page, isDone: async () => isUsable(await marks()), what: `${origin}${screen.path}` })
  await until({ page, isDone: network.isQuiet, what: 'quiet' })
  const seen = await marks()
  // The worker starts once the page is idle. By the next visit everything is stored, as on any other day.
  if (keeps) await until({ page, isDone: () => isKept(page), what: 'what the device keeps' })
  const inline = await inlineBytes(page)
  await page.close()
  const { javascript, requests, files } = figuresOf({
    requests: network.list(),
    usableAt: seen.usableAt,
    inline,
  })
  return { javascript, requests, files, ...timesOf(seen) }
}

/** Measures the first and the second visit of one screen by a new browser; a given `line` is cut in between. */
export const openTwice = async ({ browser, origin, screen, profile, mayKeep, accessToken, line }) => {
  const context = await browser.newContext({
    locale: 'ar-SA',
    viewport: { width: 1366, height: 900 },
    serviceWorkers: mayKeep ? 'allow' : 'block',
  })
  try {
    if (accessToken)
      await context.addInitScript(token => localStorage.setItem('accessToken', token), accessToken)
    // The device stores nothing before the sign-in.
    const first = await openOnce({
      context,
      origin,
      screen,
      profile,
      keeps: mayKeep && Boolean(accessToken),
    })
    line?.cut()
    return { first, second: await openOnce({ context, origin, screen, profile, keeps: false }) }
  } finally {
    line?.mend()
    await context.close()
  }
}
