import { layShell, openWorld } from '#src/testing/worker-world.ts'

const MESSAGE = {
  title: 'طلب ينتظر',
  body: 'كيتا',
  language: 'ar',
  tag: 'order-7',
  path: '/live-order?order=7',
}

const startOn = (pages: Parameters<ReturnType<typeof openWorld>['start']>[1] = []) => {
  const world = openWorld()
  return world.start(layShell(world, '1'), pages)
}

it('shows a push as a notification', async () => {
  const { shown, send } = startOn()
  await send('push', { data: { json: () => MESSAGE } })
  expect(shown).toMatchObject([
    { title: 'طلب ينتظر', options: { dir: 'rtl', tag: 'order-7', data: { path: '/live-order?order=7' } } },
  ])
})

it.each([
  ['nothing', null],
  ['no JSON', { json: () => JSON.parse('{') }],
])('shows a push with %s too, since the browser would otherwise end the subscription', async (_, data) => {
  const { shown, send } = startOn()
  await send('push', { data })
  expect(shown.map(({ title }) => title)).toEqual(['Sufra'])
})

it('opens the part of a screen that a push names', async () => {
  const { shown, opened, send } = startOn()
  await send('push', { data: { json: () => ({ ...MESSAGE, path: '/settings#printers' }) } })
  const path = String(Reflect.get(Object(shown[0]?.options?.data), 'path'))
  await send('notificationclick', press(path))
  expect(opened).toEqual(['/settings#printers'])
})

const press = (path: string) => ({ notification: { close: () => undefined, data: { path } } })

it('leads an open page to the order when pressed', async () => {
  const page = { focused: false, focus: jest.fn(), postMessage: jest.fn() }
  const { opened, send } = startOn([page])
  await send('notificationclick', press('/live-order?order=7'))
  expect(page.postMessage).toHaveBeenCalledWith({ openPath: '/live-order?order=7' })
  expect(page.focus).toHaveBeenCalled()
  expect(opened).toEqual([])
})

it('opens only an address of this origin when no page is open', async () => {
  const { opened, send } = startOn()
  await send('notificationclick', press('/live-order?order=7'))
  await send('notificationclick', press('https://evil.example/'))
  await send('notificationclick', press('//evil.example/steal'))
  expect(opened).toEqual(['/live-order?order=7', '/', '/'])
})
