import { EventEmitter } from 'node:events'
import { figuresOf, followNetwork } from './federation-visit.mjs'

const origin = 'http://localhost:1'
const request = (path, bytes, more) => ({ url: `${origin}${path}`, bytes, status: 200, ...more })

it('JavaScript counts by what came over the wire, everything else as requests alone', () => {
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

it('what the page has in itself is JavaScript too, when the page came over the wire', () => {
  const page = request('/login', 9000, { type: 'Document' })
  const figures = requests => figuresOf({ requests, usableAt: 1, inline: 800 })
  expect(figures([page, request('/assets/more.js', 200)])).toMatchObject({ javascript: 1000, requests: 2 })
  expect(figures([request('/assets/more.js', 200)]).javascript).toBe(200)
})

it('a file whose bytes are told only at its end, as over a line that is held back, counts with them', () => {
  const cdp = new EventEmitter()
  const { list } = followNetwork(cdp)
  const url = `${origin}/assets/main.js`
  cdp.emit('Network.requestWillBeSent', { requestId: '1', request: { url }, type: 'Script' })
  cdp.emit('Network.responseReceived', { requestId: '1', response: { status: 200 }, type: 'Script' })
  cdp.emit('Network.dataReceived', { requestId: '1', encodedDataLength: 0 })
  cdp.emit('Network.loadingFinished', { requestId: '1', encodedDataLength: 1000 })
  expect(figuresOf({ requests: list(), usableAt: 1 }).javascript).toBe(1000)
})
