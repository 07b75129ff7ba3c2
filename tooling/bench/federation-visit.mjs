import { watchScreen } from './federation-marks.mjs'
import { inlineBytes } from './inline-bytes.mjs'
import { PROFILES, slowDown } from './opening/profiles.mjs'

const QUIET_MS = 1500
const LIMIT_MS = 60_000

const isCounted = ({ url }) => /^https?:/.test(url)

/** Follows what comes over the wire, by request. An event stream never ends, so it counts from its answer on. */
export const followNetwork = cdp => {
  const requests = new Map()
  const open = new Set()
  let changedAt = Date.now()
  const close = ({ requestId }) => {
    changedAt = Date.now()
    open.delete(requestId)
  }
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!isCounted(request)) return
    changedAt = Date.now()
    open.add(requestId)
    requests.set(requestId, { url: request.url, type, bytes: 0 })
  })
  cdp.on('Network.requestServedFromCache', ({ requestId }) => requests.delete(requestId))
  cdp.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (response.fromDiskCache || response.fromServiceWorker) requests.delete(requestId)
    Object.assign(requests.get(requestId) ?? {}, { type, status: response.status })
    if (response.mimeType === 'text/event-stream') close({ requestId })
  })
  cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId)
    if (request) request.bytes += encodedDataLength
  })
  // A line that is held back reports its bytes only here.
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId)
    if (request) request.bytes = Math.max(request.bytes, encodedDataLength)
    close({ requestId })
  })
  cdp.on('Network.loadingFailed', close)
  return {
    list: () => [...requests.values()].map(request => ({ ...request })),
    isQuiet: () => open.size === 0 && Date.now() - changedAt > QUIET_MS,
  }
}

/** Asks again until it is done, for a minute. */
export const until = async ({ page, isDone, what }) => {
  const deadline = Date.now() + LIMIT_MS
  while (!(await isDone())) {
    if (Date.now() > deadline) throw new Error(`${what} did not come within ${LIMIT_MS / 1000} s`)
    await page.waitForTimeout(50)
  }
}

const isScript = ({ url, status }) => status === 200 && new URL(url).pathname.endsWith('.js')

const isPage = ({ type }) => type === 'Document'

/** What a visit took over the wire; `inline` is what the page brought in itself. */
export const figuresOf = ({ requests, usableAt, inline }) => {
  const page = requests.find(isPage)
  const own = page && inline > 0 ? [{ url: page.url, bytes: inline }] : []
  const scripts = [...own, ...requests.filter(isScript)]
  return {
    javascript: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
    requests: requests.length,
    usable: usableAt,
    files: scripts.map(({ url, bytes }) => ({ file: new URL(url).pathname, bytes })),
  }
}

/**
 * Opens one screen in a browser that has never been here, slowed down, and waits until the network is quiet after it.
 * `usable` is in milliseconds, from the navigation or from what `act` did last.
 */
export const visit = async ({ browser, origin, journey, accessToken }) => {
  const context = await browser.newContext({
    locale: 'ar-SA',
    viewport: { width: 1366, height: 900 },
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.enable')
    const network = followNetwork(cdp)
    if (journey.account && !journey.act)
      await page.addInitScript(token => localStorage.setItem('accessToken', token), accessToken)
    await page.addInitScript(watchScreen, journey.marks)
    await slowDown(cdp, PROFILES['slow-4g'])
    await page.goto(`${origin}${journey.path}`, { waitUntil: 'commit' })
    const startedAt = journey.act
      ? await journey.act({
          page,
          waitForQuiet: () => until({ page, isDone: network.isQuiet, what: 'quiet' }),
        })
      : 0
    const marks = () => page.evaluate(() => window.sufraMarks)
    await until({ page, isDone: async () => (await marks()).usableAt !== null, what: journey.name })
    await until({ page, isDone: network.isQuiet, what: 'quiet' })
    const { usableAt } = await marks()
    return figuresOf({
      ...{ requests: network.list(), usableAt: usableAt - startedAt },
      inline: await inlineBytes(page),
    })
  } finally {
    await context.close()
  }
}
