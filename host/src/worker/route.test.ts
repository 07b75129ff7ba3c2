import { routeOf } from './route.ts'
import type { Route } from './route.ts'

const ORIGIN = 'https://sufra.example'
const asked = (path: string, { mode = 'cors', method = 'GET', headers = new Headers() } = {}) =>
  routeOf({ method, mode, url: new URL(path, ORIGIN).href, headers }, ORIGIN)

it.each<[Route, string]>([
  ['network', '/api/Order/GetLiveOrders'],
  ['network', '/api/health'],
  ['network', '/remotes/registry.json'],
  ['network', '/remotes/registry.beta.json'],
  ['network', 'https://remotes.example/registry.json'],
  ['network', '/images/1.webp'],
  ['network', '/sw.js'],
  ['network', '/host-facts.json'],
  ['build', '/assets/main.98ba6013.js'],
  ['latest', '/locales/settings/ar.json'],
  ['latest', '/config.json'],
  ['latest', '/manifest.ar.webmanifest'],
  ['remote', '/remotes/orders/1.0.0-abcd/remoteEntry.js'],
  ['remote', 'https://remotes.example/orders/1.0.0-abcd/remoteEntry.js'],
])('%s is the route of %s', (route, path) => expect(asked(path)).toBe(route))

it.each<[Route, string]>([
  ['page', '/'],
  ['page', '/live-order?order=7'],
  ['page', '/edit-product/12'],
  ['network', '/api/Invoice/File/3'],
  ['network', '/docs/'],
  ['network', '/dev/mail'],
  ['network', '/tools/create-remote.tgz'],
  ['network', '/config.json'],
  ['network', 'https://pay.example/session'],
])('%s is the route of a navigation to %s', (route, path) =>
  expect(asked(path, { mode: 'navigate' })).toBe(route),
)

it('never serves changes and range requests from the cache', () => {
  expect(asked('/live-order', { method: 'POST', mode: 'navigate' })).toBe('network')
  expect(asked('/assets/main.98ba6013.js', { headers: new Headers({ range: 'bytes=0-1' }) })).toBe('network')
})
