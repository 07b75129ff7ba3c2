import { hashOf, layShell, openWorld } from '#src/testing/worker-world.ts'

const GOOD = '/remotes/orders/1.0.0-good/remoteEntry.js'
const BAD = '/remotes/orders/1.1.0-evil/remoteEntry.js'
const LIST = '/sufra-remotes.json'

const open = async () => {
  const world = openWorld()
  await world.forget()
  for (const url of [GOOD, BAD]) world.served.set(world.absolute(url), `entry of ${url}`)
  const worker = world.start(layShell(world, '1'))
  await worker.install()
  const listOf = ({ revision = 1, urls = [GOOD], person = 7 }) => ({
    kind: 'keep',
    person,
    channel: 'stable',
    revision,
    files: Object.fromEntries(urls.map(url => [world.absolute(url), hashOf(`entry of ${url}`)])),
  })
  const keep = (facts: Parameters<typeof listOf>[0]) => worker.send('message', { data: listOf(facts) })
  const kept = () =>
    [...(world.caches.get('sufra-remotes')?.kept.keys() ?? [])]
      .map(url => new URL(url).pathname)
      .filter(url => url !== LIST)
  return { world, worker, keep, kept }
}

it('serves stored files without a network, also after the browser restarted the worker', async () => {
  const { world, worker, keep } = await open()
  await keep({})
  world.state.network = 'away'
  world.restart()
  expect(await worker.ask(GOOD)).toBe(`entry of ${GOOD}`)
})

it("deletes a withdrawn version on a page's message and no longer serves it", async () => {
  const { world, worker, keep, kept } = await open()
  await keep({ revision: 1, urls: [BAD] })
  await keep({ revision: 2, urls: [GOOD] })
  expect(kept()).toEqual([GOOD])
  world.state.network = 'away'
  await expect(worker.ask(BAD)).rejects.toThrow('Failed to fetch')
})

it('refuses an outdated list that names the withdrawn version again', async () => {
  const { keep, kept } = await open()
  await keep({ revision: 2, urls: [GOOD] })
  await keep({ revision: 1, urls: [BAD] })
  expect(kept()).toEqual([GOOD])
})

it('applies a withdrawal also when the storage is full', async () => {
  const { world, worker, keep } = await open()
  await keep({ revision: 1, urls: [BAD] })
  world.state.storage = 'full'
  await keep({ revision: 2, urls: [GOOD] })
  world.restart()
  world.state.network = 'away'
  await expect(worker.ask(BAD)).rejects.toThrow('Failed to fetch')
})

it.each([
  ['missing', (kept: Map<string, string>, url: string) => kept.delete(url)],
  ['cut short', (kept: Map<string, string>, url: string) => kept.set(url, 'entry of')],
  ['another', (kept: Map<string, string>, url: string) => kept.set(url, 'steal()')],
])('fetches a stored file that is %s from the network', async (_, harm) => {
  const { world, worker, keep } = await open()
  await keep({})
  harm(world.caches.get('sufra-remotes')?.kept ?? new Map(), world.absolute(GOOD))
  world.asked.length = 0
  expect(await worker.ask(GOOD)).toBe(`entry of ${GOOD}`)
  expect(world.asked).toEqual([GOOD])
})

it('never stores a file whose hash differs from the registry', async () => {
  const { world, keep, kept } = await open()
  world.served.set(world.absolute(GOOD), 'steal()')
  await keep({})
  expect(kept()).toEqual([])
})

it('leaves nothing after a sign-out, also of pending downloads', async () => {
  const { world, worker, keep } = await open()
  const keeping = keep({ urls: [GOOD, BAD] })
  await worker.send('message', { data: { kind: 'forget' } })
  await keeping
  expect(world.caches.has('sufra-remotes')).toBe(false)
})

it("replaces one person's remotes by those of the next", async () => {
  const { keep, kept } = await open()
  await keep({ revision: 9, urls: [BAD], person: 7 })
  await keep({ revision: 1, urls: [GOOD], person: 8 })
  expect(kept()).toEqual([GOOD])
})

it('ignores messages of another format from newer and older pages', async () => {
  const { worker, keep, kept } = await open()
  await keep({})
  for (const data of [
    null,
    'keep',
    { kind: 'keep' },
    { kind: 'hold', files: {} },
    { kind: 'keep', files: [1] },
  ])
    await worker.send('message', { data })
  expect(kept()).toEqual([GOOD])
})

it('keeps files when the clock is wrong by a day: they have no age', async () => {
  const { world, worker, keep } = await open()
  await keep({})
  world.state.network = 'away'
  for (const days of [-1, 1]) {
    jest.spyOn(Date, 'now').mockReturnValue(new Date('2026-11-23T10:00:00Z').getTime() + days * 86_400_000)
    world.restart()
    expect(await worker.ask(GOOD)).toBe(`entry of ${GOOD}`)
    expect(await worker.ask('/live-order', { mode: 'navigate' })).toBe('page 1')
  }
  jest.restoreAllMocks()
})
