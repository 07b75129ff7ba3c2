import { EventEmitter } from 'node:events'
import { figuresOf, followNetwork } from './network.mjs'

const origin = 'http://localhost:1'
const request = (path, bytes, more) => ({ url: `${origin}${path}`, bytes, status: 200, ...more })

it('JavaScript counts by transferred bytes, everything else as requests only', () => {
  const requests = [
    request('/', 900),
    request('/assets/main.js', 1000),
    request('/remotes/orders/1/remoteEntry.js?attempt=2', 200),
    request('/config.json', 50),
    request('/assets/lost.js', 300, { status: 404 }),
  ]
  const figures = figuresOf({ requests, usableAt: 1234 })
  expect(figures).toMatchObject({ javascript: 1200, requests: 5, usable: 1234 })
  expect(figures.files.map(({ file }) => file)).toEqual([
    '/assets/main.js',
    '/remotes/orders/1/remoteEntry.js',
  ])
})

it('inline scripts count as JavaScript if the page came over the network', () => {
  const page = request('/login', 9000, { type: 'Document' })
  const figures = requests => figuresOf({ requests, usableAt: 1, inline: 800 })
  expect(figures([page, request('/assets/more.js', 200)])).toMatchObject({ javascript: 1000, requests: 2 })
  expect(figures([request('/assets/more.js', 200)]).javascript).toBe(200)
})

it('a file whose bytes are known only at its end, as on a throttled line, counts with them', () => {
  const cdp = new EventEmitter()
  const { list } = followNetwork(cdp)
  const url = `${origin}/assets/main.js`
  cdp.emit('Network.requestWillBeSent', { requestId: '1', request: { url }, type: 'Script' })
  cdp.emit('Network.responseReceived', { requestId: '1', response: { status: 200 }, type: 'Script' })
  cdp.emit('Network.dataReceived', { requestId: '1', encodedDataLength: 0 })
  cdp.emit('Network.loadingFinished', { requestId: '1', encodedDataLength: 1000 })
  expect(figuresOf({ requests: list(), usableAt: 1 }).javascript).toBe(1000)
})

describe('the recorded traffic', () => {
  let cdp
  let network
  beforeEach(() => {
    jest.useFakeTimers()
    cdp = new EventEmitter()
    network = followNetwork(cdp)
  })
  afterEach(() => jest.useRealTimers())

  const begin = (requestId, path = `/assets/${requestId}.js`) =>
    cdp.emit('Network.requestWillBeSent', {
      requestId,
      type: 'Script',
      request: { url: path.startsWith('/') ? `${origin}${path}` : path },
    })
  const nextMessage = (requestId, response = {}) =>
    cdp.emit('Network.responseReceived', {
      requestId,
      response: { status: 200, ...response },
      type: 'Script',
    })
  const end = requestId => cdp.emit('Network.loadingFinished', { requestId, encodedDataLength: 100 })
  const files = () => network.list().map(({ url }) => new URL(url).pathname)

  it.each([
    ['the disk', id => nextMessage(id, { fromDiskCache: true })],
    ['the worker', id => nextMessage(id, { fromServiceWorker: true })],
    ['memory', id => cdp.emit('Network.requestServedFromCache', { requestId: id })],
  ])('excludes responses from %s', (_where, answer) => {
    begin('kept')
    begin('fetched')
    answer('kept')
    nextMessage('fetched')
    for (const id of ['kept', 'fetched']) end(id)
    expect(files()).toEqual(['/assets/fetched.js'])
  })

  it('excludes data inside the page', () => {
    begin('picture', 'data:image/png;base64,AA==')
    begin('made', 'blob:http://localhost:1/x')
    expect(network.list()).toEqual([])
  })

  it('is idle when everything has arrived and nothing started for a while, not before', () => {
    begin('one')
    jest.advanceTimersByTime(60_000)
    expect(network.isQuiet()).toBe(false)
    end('one')
    jest.advanceTimersByTime(1500)
    expect(network.isQuiet()).toBe(false)
    jest.advanceTimersByTime(1)
    expect(network.isQuiet()).toBe(true)
    begin('two')
    expect(network.isQuiet()).toBe(false)
  })

  it('does not wait for an endless stream or a failed request', () => {
    begin('stream', '/api/Order/Stream')
    nextMessage('stream', { mimeType: 'text/event-stream' })
    begin('lost')
    cdp.emit('Network.loadingFailed', { requestId: 'lost' })
    jest.advanceTimersByTime(1501)
    expect(network.isQuiet()).toBe(true)
    expect(files()).toEqual(['/api/Order/Stream', '/assets/lost.js'])
  })

  it('counts a redirected request once', () => {
    begin('led')
    begin('led', '/assets/there.js')
    nextMessage('led')
    end('led')
    expect(network.list()).toMatchObject([{ url: `${origin}/assets/there.js`, bytes: 100, status: 200 }])
  })
})
