import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const SOURCE = readFileSync(join(__dirname, '../../public/push-worker.js'), 'utf8')

/** Runs the worker as a browser does, on a scope of its own. */
const startWorker = (
  pages: { focused: boolean; focus: () => void; postMessage: (told: unknown) => void }[] = [],
) => {
  const handlers = new Map<string, (event: object) => void>()
  const shown: { title: string; options: Record<string, unknown> }[] = []
  const opened: string[] = []
  const scope = {
    location: { origin: 'https://sufra.example' },
    registration: {
      showNotification: async (title: string, options: Record<string, unknown>) =>
        void shown.push({ title, options }),
    },
    clients: { matchAll: async () => pages, openWindow: async (path: string) => void opened.push(path) },
    skipWaiting: () => undefined,
    addEventListener: (name: string, handler: (event: object) => void) => void handlers.set(name, handler),
  }
  new Function('self', SOURCE)(scope)
  const send = async (name: string, event: object) => {
    const work: Promise<unknown>[] = []
    handlers.get(name)?.({ ...event, waitUntil: (promise: Promise<unknown>) => work.push(promise) })
    await Promise.all(work)
  }
  return { names: [...handlers.keys()], shown, opened, send }
}

const MESSAGE = {
  title: 'طلب ينتظر',
  body: 'كيتا',
  language: 'ar',
  tag: 'order-7',
  path: '/live-order?order=7',
}

it('it shows what was pushed, and has no hand in what pages fetch', async () => {
  const { names, shown, send } = startWorker()
  await send('push', { data: { json: () => MESSAGE } })
  expect(shown).toMatchObject([
    { title: 'طلب ينتظر', options: { dir: 'rtl', tag: 'order-7', data: { path: '/live-order?order=7' } } },
  ])
  expect(names.toSorted()).toEqual(['install', 'notificationclick', 'push'])
})

it.each([
  ['nothing', null],
  ['no JSON', { json: () => JSON.parse('{') }],
])('a push with %s in it is shown all the same, or the browser ends the subscription', async (_, data) => {
  const { shown, send } = startWorker()
  await send('push', { data })
  expect(shown.map(({ title }) => title)).toEqual(['Sufra'])
})

const press = (path: string) => ({ notification: { close: () => undefined, data: { path } } })

it('a press leads an open page to the order', async () => {
  const page = { focused: false, focus: jest.fn(), postMessage: jest.fn() }
  const { opened, send } = startWorker([page])
  await send('notificationclick', press('/live-order?order=7'))
  expect(page.postMessage).toHaveBeenCalledWith({ openPath: '/live-order?order=7' })
  expect(page.focus).toHaveBeenCalled()
  expect(opened).toEqual([])
})

it('without a page it opens one of ours, whatever the push says', async () => {
  const { opened, send } = startWorker()
  await send('notificationclick', press('/live-order?order=7'))
  await send('notificationclick', press('https://evil.example/'))
  await send('notificationclick', press('//evil.example/steal'))
  expect(opened).toEqual(['/live-order?order=7', '/', '/'])
})
