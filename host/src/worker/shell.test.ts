import { layShell, openWorld } from '#src/testing/worker-world.ts'

const MAIN = '/assets/main.00000001.js'
const NOTHING_TO_KEEP = { kind: 'keep', person: 1, channel: 'stable', revision: 1, files: {} }
const go = { mode: 'navigate' } as const

const installed = async () => {
  const world = openWorld()
  const worker = world.start(layShell(world, '1'))
  await worker.install()
  return { world, worker }
}

afterEach(() => jest.useRealTimers())

it('starts a screen from the cache without a network', async () => {
  const { world, worker } = await installed()
  world.state.network = 'away'
  expect(await worker.ask('/live-order', go)).toBe('page 1')
  expect(await worker.ask(MAIN)).toBe('main 1')
  expect(await worker.ask('/locales/ar.json')).toBe('ar 1')
})

it("loads the newest page and its policy with a network, and the build's files from the cache", async () => {
  const { world, worker } = await installed()
  layShell(world, '2')
  world.asked.length = 0
  expect(await worker.ask('/live-order', go)).toBe('page 2')
  expect(await worker.ask('/locales/ar.json')).toBe('ar 2')
  expect(await worker.ask(MAIN)).toBe('main 1')
  expect(world.asked).toEqual(['/live-order', '/locales/ar.json'])
})

it('waits briefly for a hanging network, and keeps a cached page on its build', async () => {
  const { world, worker } = await installed()
  world.state.network = 'hangs'
  jest.useFakeTimers()
  const page = worker.ask('/live-order', go)
  await jest.advanceTimersByTimeAsync(3000)
  expect(await page).toBe('page 1')
  world.state.network = 'there'
  layShell(world, '2')
  expect(await worker.ask('/locales/ar.json')).toBe('ar 1')
  expect(await worker.ask('/locales/ar.json', { page: 'another' })).toBe('ar 2')
})

it('treats a gateway without its server as no network, and passes every other answer on', async () => {
  const { world, worker } = await installed()
  world.state.network = 'gateway'
  expect(await worker.ask('/live-order', go)).toBe('page 1')
  world.state.network = 'there'
  expect(await worker.ask('/unknown', go)).toBe('404 ')
})

it.each([
  ['missing', (kept: Map<string, string>, url: string) => kept.delete(url)],
  ['cut short', (kept: Map<string, string>, url: string) => kept.set(url, 'mai')],
])('fetches a stored file that is %s from the network', async (_, harm) => {
  const { world, worker } = await installed()
  harm(world.caches.get('sufra-shell-1')?.kept ?? new Map(), world.absolute(MAIN))
  world.asked.length = 0
  expect(await worker.ask(MAIN)).toBe('main 1')
  expect(world.asked).toEqual([MAIN])
})

it('fetches a truncated file again with the next page', async () => {
  const { world, worker } = await installed()
  world.caches.get('sufra-shell-1')?.kept.set(world.absolute(MAIN), 'mai')
  await worker.ask(MAIN)
  await worker.send('message', { data: NOTHING_TO_KEEP })
  world.state.network = 'away'
  expect(await worker.ask(MAIN)).toBe('main 1')
})

it('starts nothing from an incomplete build, and completes it with the next page', async () => {
  const world = openWorld()
  const shell = layShell(world, '1')
  world.served.delete(world.absolute(MAIN))
  const worker = world.start(shell)
  await worker.install()
  world.state.network = 'away'
  await expect(worker.ask('/live-order', go)).rejects.toThrow('Failed to fetch')
  world.state.network = 'there'
  layShell(world, '1')
  await worker.send('message', {
    data: NOTHING_TO_KEEP,
  })
  world.state.network = 'away'
  expect(await worker.ask('/live-order', go)).toBe('page 1')
})

it.each(['full', 'forbidden'] as const)(
  'fetches everything from the network and shows pushes when the storage is %s',
  async storage => {
    const world = openWorld()
    world.state.storage = storage
    const worker = world.start(layShell(world, '1'))
    await worker.install()
    expect(await worker.ask('/live-order', go)).toBe('page 1')
    expect(await worker.ask(MAIN)).toBe('main 1')
    expect(await worker.ask('/locales/ar.json')).toBe('ar 1')
    await worker.send('push', { data: null })
    expect(worker.shown).toHaveLength(1)
    expect([...world.caches.keys()]).toEqual([])
  },
)

it('serves chunks of an older build after the server deleted them, and announces the newer build', async () => {
  const { world } = await installed()
  world.served.delete(world.absolute(MAIN))
  const old = { focused: true, focus: jest.fn(), postMessage: jest.fn() }
  const newer = world.start(layShell(world, '2'), [old])
  await newer.install()
  expect(await newer.ask(MAIN)).toBe('main 1')
  expect(old.postMessage).toHaveBeenCalledWith({ kind: 'host', main: '/assets/main.00000002.js' })
  world.state.network = 'away'
  expect(await newer.ask('/live-order', go)).toBe('page 2')
})

it('deletes builds that no open page can use', async () => {
  const { world } = await installed()
  for (const version of ['2', '3', '4']) await world.start(layShell(world, version)).install()
  expect([...world.caches.keys()]).toEqual(['sufra-shell-2', 'sufra-shell-3', 'sufra-shell-4'])
})

it("serves the server's last configuration", async () => {
  const { world, worker } = await installed()
  world.served.set(world.absolute('/config.json'), '{"channel":"beta"}')
  expect(await worker.ask('/config.json')).toBe('{"channel":"beta"}')
  world.state.network = 'away'
  expect(await worker.ask('/config.json')).toBe('{"channel":"beta"}')
})
