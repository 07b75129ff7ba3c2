const QUIET_MS = 1500
const LIMIT_MS = 60_000

const isCounted = ({ url }) => /^https?:/.test(url)

/** Counts the bytes of each request. An event stream never ends: it counts as finished when its answer begins. */
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
  // On a throttled line only this event carries the bytes.
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

/** Polls until `isDone`, for at most a minute. */
export const until = async ({ page, isDone, what }) => {
  const deadline = Date.now() + LIMIT_MS
  while (!(await isDone())) {
    if (Date.now() > deadline) throw new Error(`${what} did not happen within ${LIMIT_MS / 1000} s`)
    await page.waitForTimeout(50)
  }
}

const isScript = ({ url, status }) => status === 200 && new URL(url).pathname.endsWith('.js')

const isPage = ({ type }) => type === 'Document'

/** Returns the JavaScript bytes and the requests of a visit; `inline` is the JavaScript inside the page itself. */
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
