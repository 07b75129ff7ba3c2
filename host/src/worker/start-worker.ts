import { answerTo } from './answer.ts'
import { noteLine } from './line.ts'
import { isForget, isKeep, isLine } from './messages.ts'
import type { NewHost } from './messages.ts'
import { showPushes } from './push.ts'
import { forgetRemotes, keepRemotes } from './remotes.ts'
import { routeOf } from './route.ts'
import { dropOldShells, keepShell } from './shell.ts'
import type { Shell } from './shell.ts'
import type { WorkerScope } from './worker-scope.ts'

/** Activates this worker. Open pages of an older build continue and offer the newer one. */
const takeCharge = async (scope: WorkerScope, shell: Shell): Promise<void> => {
  await scope.registration.navigationPreload?.enable().catch(() => undefined)
  await dropOldShells(shell)
  await scope.clients.claim()
  const told: NewHost = { kind: 'host', main: shell.main }
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const page of pages) page.postMessage(told)
}

/** The service worker: stores a page's files for a start without a network, and shows pushes. */
export const startWorker = (scope: WorkerScope, shell: Shell): void => {
  scope.addEventListener('install', event => {
    // Taking over is safe for open pages: each build has a cache of its own.
    event.waitUntil(keepShell(shell).then(() => scope.skipWaiting()))
  })
  scope.addEventListener('activate', event => event.waitUntil(takeCharge(scope, shell)))
  scope.addEventListener('message', event => {
    const { data } = event
    if (isForget(data)) event.waitUntil(forgetRemotes())
    if (isLine(data)) event.waitUntil(noteLine(data.took))
    if (isKeep(data)) event.waitUntil(Promise.all([keepRemotes(data), keepShell(shell)]))
  })
  scope.addEventListener('fetch', event => {
    const route = routeOf(event.request, scope.location.origin)
    if (route !== 'network') event.respondWith(answerTo(event, { shell, route }))
  })
  showPushes(scope)
}
