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

it('it shows what was pushed', async () => {
  const { shown, send } = startOn()
  await send('push', { data: { json: () => MESSAGE } })
  expect(shown).toMatchObject([
    { title: 'طلب ينتظر', options: { dir: 'rtl', tag: 'order-7', data: { path: '/live-order?order=7' } } },
  ])
})

it.each([
  ['nothing', null],
  ['no JSON', { json: () => JSON.parse('{') }],
])('a push with %s in it is shown all the same, or the browser ends the subscription', async (_, data) => {
  const { shown, send } = startOn()
  await send('push', { data })
  expect(shown.map(({ title }) => title)).toEqual(['Sufra'])
})

it('a push about a part of a screen leads to that part', async () => {
  const { shown, opened, send } = startOn()
  await send('push', { data: { json: () => ({ ...MESSAGE, path: '/settings#printers' }) } })
  const path = String(Reflect.get(Object(shown[0]?.options?.data), 'path'))
  await send('notificationclick', press(path))
  expect(opened).toEqual(['/settings#printers'])
})

const press = (path: string) => ({ notification: { close: () => undefined, data: { path } } })

it('a press leads an open page to the order', async () => {
  const page = { focused: false, focus: jest.fn(), postMessage: jest.fn() }
  const { opened, send } = startOn([page])
  await send('notificationclick', press('/live-order?order=7'))
  expect(page.postMessage).toHaveBeenCalledWith({ openPath: '/live-order?order=7' })
  expect(page.focus).toHaveBeenCalled()
  expect(opened).toEqual([])
})

it('without a page it opens one of ours, whatever the push says', async () => {
  const { opened, send } = startOn()
  await send('notificationclick', press('/live-order?order=7'))
  await send('notificationclick', press('https://evil.example/'))
  await send('notificationclick', press('//evil.example/steal'))
  expect(opened).toEqual(['/live-order?order=7', '/', '/'])
})
