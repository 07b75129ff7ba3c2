import { CacheStandIn, cacheStorage } from '#src/testing/cache-stand-in.ts'
import type { StorageState } from '#src/testing/cache-stand-in.ts'
import { hashOf, openWorld } from '#src/testing/worker-world.ts'
import { cacheNames, dropCache, keepAnswer, keepFile, openCache, wholeFile } from './files.ts'

const URL_OF = { plain: '/index.html', hashed: '/assets/main.0a1b2c3d.js' }

const open = async (state: StorageState = 'works') => {
  const world = openWorld()
  world.state.storage = state
  const asked: RequestInit[] = []
  const answer = globalThis.fetch
  globalThis.fetch = (input, init) => {
    asked.push(init ?? {})
    return answer(input, init)
  }
  const serve = (url: string, body: string) => world.served.set(world.absolute(url), body)
  const cache = await openCache('files')
  if (!cache) throw new Error('no cache')
  const kept = world.caches.get('files')?.kept ?? new Map<string, string>()
  return { world, serve, cache, kept, asked }
}

it("stores a file with the build's hash and returns it unchanged", async () => {
  const { serve, cache } = await open()
  serve(URL_OF.hashed, 'main')
  const file = { url: URL_OF.hashed, hash: hashOf('main') }
  await keepFile(cache, file)
  expect(await (await wholeFile(cache, file))?.text()).toBe('main')
})

it('does not store a different file of the same address', async () => {
  const { serve, cache, kept } = await open()
  serve(URL_OF.hashed, 'smuggled')
  await expect(keepFile(cache, { url: URL_OF.hashed, hash: hashOf('main') })).rejects.toThrow('Integrity')
  expect(kept.size).toBe(0)
})

it('does not store a missing file, and names it', async () => {
  const { cache, kept } = await open()
  const file = { url: URL_OF.hashed, hash: hashOf('main') }
  await expect(keepFile(cache, file)).rejects.toThrow(/HTTP 404/)
  expect(kept.size).toBe(0)
})

it.each([
  ['with a hash in its name may come from the HTTP cache', URL_OF.hashed, 'default'],
  ['without a hash is revalidated: the HTTP cache may hold an older build', URL_OF.plain, 'no-cache'],
])('a file %s', async (_what, url, cacheMode) => {
  const { serve, cache, asked } = await open()
  serve(url, 'body')
  await keepFile(cache, { url, hash: hashOf('body') })
  expect(asked).toEqual([expect.objectContaining({ cache: cacheMode, integrity: hashOf('body') })])
})

it.each([
  ['was truncated', 'mai'],
  ['is a different one', 'smuggled'],
])('treats a stored file that %s as missing and deletes it', async (_what, body) => {
  const { world, cache, kept } = await open()
  kept.set(world.absolute(URL_OF.hashed), body)
  expect(await wholeFile(cache, { url: URL_OF.hashed, hash: hashOf('main') })).toBeUndefined()
  expect(kept.size).toBe(0)
})

it('stores a response of another request only when it is exactly this file', async () => {
  const { cache, kept } = await open()
  const hash = hashOf('page')
  await keepAnswer(cache, { url: URL_OF.plain, hash, answer: new Response('another page') })
  expect(kept.size).toBe(0)
  await keepAnswer(cache, { url: URL_OF.plain, hash, answer: new Response('page') })
  expect([...kept.values()]).toEqual(['page'])
})

it('works without a cache storage: no cache, no names, and deleting is no error', async () => {
  Object.assign(globalThis, { caches: cacheStorage(() => 'forbidden').api })
  expect(await openCache('files')).toBeUndefined()
  expect(await cacheNames()).toEqual([])
  await expect(dropCache('files')).resolves.toBeUndefined()
})

it('reports a full device and keeps the stored files', async () => {
  let state: StorageState = 'works'
  const cache = new CacheStandIn(() => state)
  await cache.put(URL_OF.plain, new Response('page'))
  state = 'full'
  const { serve, world } = await open()
  serve(URL_OF.hashed, 'main')
  world.state.storage = 'full'
  const full = await openCache('files')
  if (!full) throw new Error('no cache')
  await expect(keepFile(full, { url: URL_OF.hashed, hash: hashOf('main') })).rejects.toThrow('No room')
})
