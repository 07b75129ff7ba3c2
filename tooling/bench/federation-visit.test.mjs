import { figuresOf } from './federation-visit.mjs'

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
