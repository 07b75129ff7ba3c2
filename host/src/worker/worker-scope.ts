/** The parts of the service worker scope that Sufra uses; the page's type library lacks them. */
export interface LastingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

export interface PageRequestEvent extends LastingEvent {
  request: Request
  clientId: string
  resultingClientId: string
  preloadResponse?: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}

export interface PushEvent extends LastingEvent {
  data: { json: () => unknown } | null
}

export interface NoticeEvent extends LastingEvent {
  notification: { close: () => void; data: unknown }
}

export interface MessageEventOfPage extends LastingEvent {
  data: unknown
}

export interface OpenPage {
  focused: boolean
  focus: () => Promise<unknown>
  postMessage: (told: unknown) => void
}

interface WorkerEvents {
  install: LastingEvent
  activate: LastingEvent
  fetch: PageRequestEvent
  message: MessageEventOfPage
  push: PushEvent
  notificationclick: NoticeEvent
}

export interface WorkerScope {
  location: { origin: string }
  registration: {
    navigationPreload?: { enable: () => Promise<void> }
    showNotification: (title: string, options: NotificationOptions) => Promise<void>
  }
  clients: {
    claim: () => Promise<void>
    matchAll: (which: { type: 'window'; includeUncontrolled: true }) => Promise<readonly OpenPage[]>
    openWindow: (path: string) => Promise<unknown>
  }
  skipWaiting: () => Promise<void>
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    handler: (event: WorkerEvents[Name]) => void,
  ) => void
}

export const isWorkerScope = (scope: unknown): scope is WorkerScope =>
  typeof scope === 'object' && scope !== null && 'skipWaiting' in scope && 'registration' in scope
