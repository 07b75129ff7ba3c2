import { createHash, webcrypto } from 'node:crypto'
import { forgetKnownLine } from '#src/worker/line.ts'
import { forgetRemotes, startAnew } from '#src/worker/remotes.ts'
import type { Shell } from '#src/worker/shell.ts'
import { startWorker } from '#src/worker/start-worker.ts'
import type { OpenPage, WorkerScope } from '#src/worker/worker-scope.ts'
import { absolute, cacheStorage, ORIGIN } from './cache-stand-in.ts'
import type { StorageState } from './cache-stand-in.ts'

export const hashOf = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`

// As in a browser, each page has its own id.
let pagesOpened = 0

const STEADY_MS = 100
const SLOW_MS = 700

interface WorldState {
  network: 'there' | 'steady' | 'slow' | 'away' | 'hangs' | 'gateway'
  /** Policy header of every response. */
  policy: string
  storage: StorageState
}

/** Worker scope stub; records shown notifications and opened addresses. */
const scopeOf = ({
  pages,
  handlers,
}: {
  pages: OpenPage[]
  handlers: Map<string, (event: never) => void>
}) => {
  const shown: { title: string; options: NotificationOptions }[] = []
  const opened: string[] = []
  const scope: WorkerScope = {
    location: { origin: ORIGIN },
    registration: {
      showNotification: async (title, options) => void shown.push({ title, options }),
    },
    clients: {
      claim: async () => undefined,
      matchAll: async () => pages,
      openWindow: async path => void opened.push(path),
    },
    skipWaiting: async () => undefined,
    addEventListener: (name, handler) => void handlers.set(name, handler),
  }
  return { scope, shown, opened }
}

/** Runs a worker of a build as the browser does. */
const runWorker = (shell: Shell, pages: OpenPage[] = []) => {
  const handlers = new Map<string, (event: never) => void>()
  pagesOpened += 1
  const ownPage = `page ${pagesOpened}`
  const { scope, shown, opened } = scopeOf({ pages, handlers })
  startWorker(scope, shell)
  const send = async (name: string, facts: object = {}): Promise<void> => {
    const work: Promise<unknown>[] = []
    const event = { ...facts, waitUntil: (promise: Promise<unknown>) => work.push(promise) }
    Reflect.apply(handlers.get(name) ?? (() => undefined), undefined, [event])
    await Promise.all(work)
  }
  /** Returns the body that a page receives; null when the worker leaves the request to the network. */
  const ask = async (url: string, { mode = 'no-cors', page = ownPage } = {}): Promise<string | null> => {
    const given: Promise<Response>[] = []
    const request = { method: 'GET', mode, url: absolute(url), headers: new Headers() }
    const respondWith = (promise: Promise<Response>) => given.push(promise)
    // As in a browser, the response does not wait for other work of the worker.
    void send('fetch', { request, respondWith, clientId: page, resultingClientId: page })
    const found = await given[0]
    return found ? `${found.status} ${await found.text()}`.replace(/^200 /, '') : null
  }
  const install = async () => {
    await send('install')
    await send('activate')
  }
  return { send, ask, install, shown, opened }
}

/** A device with caches, and a server that can be unavailable or hang. Workers of several builds can run on it. */
export const openWorld = () => {
  const served = new Map<string, string>()
  const asked: string[] = []
  const state: WorldState = { network: 'there', policy: 'first', storage: 'works' }
  const { all, api } = cacheStorage(() => state.storage)
  const answer = async (
    input: string | { url: string },
    init?: { integrity?: string },
  ): Promise<Response> => {
    const { href, pathname } = new URL(typeof input === 'string' ? input : input.url, ORIGIN)
    asked.push(pathname)
    if (state.network === 'away') throw new TypeError('Failed to fetch')
    if (state.network === 'hangs') return new Promise(() => undefined)
    if (state.network === 'steady') await new Promise(done => setTimeout(done, STEADY_MS))
    if (state.network === 'slow') await new Promise(done => setTimeout(done, SLOW_MS))
    if (state.network === 'gateway') return new Response('', { status: 502 })
    const body = served.get(href)
    if (body === undefined) return new Response('', { status: 404 })
    if (init?.integrity && init.integrity !== hashOf(body)) throw new TypeError('Integrity')
    return new Response(body, { headers: { 'content-security-policy': state.policy } })
  }
  Object.defineProperty(globalThis, 'crypto', { configurable: true, value: webcrypto })
  Object.assign(globalThis, { fetch: answer, caches: api })
  const restart = () => {
    startAnew()
    forgetKnownLine()
  }
  const forget = async () => {
    await forgetRemotes()
    restart()
  }
  forgetKnownLine()
  return { caches: all, served, asked, state, start: runWorker, forget, restart, absolute }
}

/** Puts a build of the host with these files on the server. */
export const layShell = (
  { served }: Pick<ReturnType<typeof openWorld>, 'served'>,
  version: string,
): Shell => {
  const main = `/assets/main.0000000${version}.js`
  const bodies = {
    '/index.html': `page ${version}`,
    [main]: `main ${version}`,
    '/locales/ar.json': `ar ${version}`,
  }
  for (const [url, body] of Object.entries(bodies)) served.set(absolute(url), body)
  served.set(absolute('/live-order'), `page ${version}`)
  const files = Object.fromEntries(Object.entries(bodies).map(([url, body]) => [url, hashOf(body)]))
  return { version, main, files }
}
