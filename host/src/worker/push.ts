import type { WorkerScope } from './worker-scope.ts'

interface Message {
  title?: string
  body?: string
  language?: string
  tag?: string
  path?: string
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

const readMessage = (data: { json: () => unknown } | null): Message => {
  try {
    const told = data?.json()
    if (!isObject(told)) return {}
    const [title, body, language] = [told.title, told.body, told.language].map(textOf)
    return { title, body, language, tag: textOf(told.tag), path: textOf(told.path) }
  } catch {
    return {}
  }
}

const pathOf = (path: unknown, origin: string): string => {
  const url = new URL(textOf(path) ?? '/', origin)
  return url.origin === origin ? url.pathname + url.search + url.hash : '/'
}

const open = async ({ clients }: WorkerScope, path: string): Promise<unknown> => {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = pages.find(({ focused }) => focused) ?? pages[0]
  if (!page) return clients.openWindow(path)
  page.postMessage({ openPath: path })
  return page.focus()
}

/** Shows pushes as notifications while no page of Sufra is open, and opens the order on a press. */
export const showPushes = (scope: WorkerScope): void => {
  const { origin } = scope.location
  scope.addEventListener('push', event => {
    const { title, body, language, tag, path } = readMessage(event.data)
    const options = {
      body,
      tag,
      lang: language,
      requireInteraction: true,
      renotify: Boolean(tag),
      dir: language === 'en' ? 'ltr' : 'rtl',
      data: { path: pathOf(path, origin) },
    } as const
    // Browsers end the subscription of a worker that receives a push and shows nothing.
    event.waitUntil(scope.registration.showNotification(title || 'Sufra', options))
  })
  scope.addEventListener('notificationclick', event => {
    const { notification } = event
    notification.close()
    const path = isObject(notification.data) ? notification.data.path : undefined
    event.waitUntil(open(scope, pathOf(path, origin)))
  })
}
