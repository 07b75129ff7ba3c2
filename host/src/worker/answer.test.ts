import { layShell, openWorld } from '#src/testing/worker-world.ts'

const go = { mode: 'navigate' } as const

const installed = async () => {
  const world = openWorld()
  const worker = world.start(layShell(world, '1'))
  await worker.install()
  return { world, worker }
}

afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(navigator, 'connection')
})

it('starts a page from the cache over a slow connection, whatever another build replaced meanwhile', async () => {
  const { world, worker } = await installed()
  layShell(world, '2')
  world.state.network = 'slow'
  jest.useFakeTimers()
  const page = worker.ask('/live-order', go)
  await jest.advanceTimersByTimeAsync(1000)
  expect(await page).toBe('page 1')
  expect(await worker.ask('/locales/ar.json')).toBe('ar 1')
  expect(world.caches.get('sufra-shell-1')?.kept.get(world.absolute('/index.html'))).toBe('page 1')
})

it('starts a page at once over a connection that the browser reports as slow', async () => {
  const { world, worker } = await installed()
  Object.defineProperty(navigator, 'connection', { value: { rtt: 550 }, configurable: true })
  world.state.network = 'hangs'
  jest.useFakeTimers()
  const page = worker.ask('/live-order', go)
  await jest.advanceTimersByTimeAsync(1)
  expect(await page).toBe('page 1')
})

const visitOver = async (
  network: 'steady' | 'slow',
  { world, worker }: Awaited<ReturnType<typeof installed>>,
): Promise<string | null> => {
  world.restart()
  world.state.network = network
  const page = worker.ask('/live-order', go)
  await jest.advanceTimersByTimeAsync(1000)
  return page
}

it('skips the wait at the next visit after a slow response, until a response is fast again', async () => {
  const device = await installed()
  jest.useFakeTimers()
  expect(await visitOver('slow', device)).toBe('page 1')
  layShell(device.world, '2')
  expect(await visitOver('steady', device)).toBe('page 1')
  expect(await visitOver('steady', device)).toBe('page 2')
})

it("takes the first page's measured time, and ignores a missing network", async () => {
  const device = await installed()
  await device.worker.send('message', { data: { kind: 'line', took: 550 } })
  device.world.state.network = 'away'
  expect(await device.worker.ask('/live-order', go)).toBe('page 1')
  layShell(device.world, '2')
  jest.useFakeTimers()
  expect(await visitOver('steady', device)).toBe('page 1')
})

it("uses the late response's policy and configuration for the next page", async () => {
  const { world, worker } = await installed()
  world.served.set(world.absolute('/config.json'), '{"channel":"stable"}')
  await worker.ask('/config.json', { page: 'another' })
  world.served.set(world.absolute('/config.json'), '{"channel":"beta"}')
  Object.assign(world.state, { network: 'slow', policy: 'second' })
  jest.useFakeTimers()
  for (const url of ['/live-order', '/config.json']) {
    const asked = worker.ask(url, url === '/live-order' ? go : {})
    await jest.advanceTimersByTimeAsync(1000)
    expect(await asked).toBe(url === '/live-order' ? 'page 1' : '{"channel":"stable"}')
  }
  const policy = () => world.caches.get('sufra-shell-1')?.policies.get(world.absolute('/index.html'))
  // The late response is stored after the page got the cached one.
  while (policy() !== 'second') await jest.advanceTimersByTimeAsync(100)
  world.state.network = 'away'
  expect(await worker.ask('/config.json', { page: 'another' })).toBe('{"channel":"beta"}')
})
