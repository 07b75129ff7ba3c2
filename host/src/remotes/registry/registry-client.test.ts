import { registrySample } from '#src/testing/registry-samples.ts'
import { forgetSeen, knownRegistry, loadRegistry, registryAddress } from './registry-client.ts'
import { isRegistry } from './registry-shape.ts'

const SOURCE = { url: '/remotes/registry.json', channel: 'stable' }
const answer = (body: string, status = 200) => {
  globalThis.fetch = async () =>
    new Response(body, { status, headers: { 'content-type': 'application/json' } })
}
const answerWith = (value: unknown) => answer(JSON.stringify(value))

const realFetch = globalThis.fetch
afterEach(() => {
  globalThis.fetch = realFetch
  localStorage.clear()
  forgetSeen()
})

describe('the registry', () => {
  it('loads from the network and is stored for an outage', async () => {
    answerWith(registrySample({ revision: 7 }))
    expect(await loadRegistry(SOURCE)).toMatchObject({ source: 'network', registry: { revision: 7 } })
    expect(knownRegistry('stable')).toMatchObject({ source: 'kept', registry: { revision: 7 } })
  })

  it.each([
    ['missing', () => answer('', 404)],
    ['cut short', () => answer('{"schema":1,"rev')],
    ['an HTML page', () => answer('<!doctype html>')],
    ['of another schema', () => answerWith({ ...registrySample(), schema: 2 })],
    ['unreachable', () => (globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch')))],
  ])('that is %s leaves the stored copy in use', async (_case, fail) => {
    answerWith(registrySample({ revision: 3 }))
    await loadRegistry(SOURCE)
    fail()
    expect(await loadRegistry(SOURCE)).toMatchObject({ source: 'kept', registry: { revision: 3 } })
  })

  it('bypasses the cache after an unusable answer until one is usable', async () => {
    const asked: (string | undefined)[] = []
    const bodies = ['{"schema":1,"rev', JSON.stringify(registrySample()), JSON.stringify(registrySample())]
    globalThis.fetch = async (_url, init) => {
      asked.push(init?.cache)
      return new Response(bodies.shift())
    }
    for (let tries = 0; tries < 3; tries += 1) await loadRegistry(SOURCE)
    expect(asked).toEqual(['no-cache', 'reload', 'no-cache'])
  })

  it('without any copy is empty, and the shell runs alone', async () => {
    answer('', 500)
    expect(await loadRegistry(SOURCE)).toMatchObject({ source: 'bundled', registry: { remotes: {} } })
  })

  it('is refused when it is older than the last one', async () => {
    answerWith(registrySample({ revision: 9 }))
    await loadRegistry(SOURCE)
    answerWith(registrySample({ revision: 8 }))
    expect(await loadRegistry(SOURCE)).toMatchObject({ registry: { revision: 9 } })
  })

  it('is refused when it is older than the last one, also without storage', async () => {
    answerWith(registrySample({ revision: 9 }))
    await loadRegistry(SOURCE)
    localStorage.clear()
    answerWith(registrySample({ revision: 8 }))
    expect(await loadRegistry(SOURCE)).toMatchObject({ registry: { revision: 9 } })
  })

  it('of one channel does not affect another', async () => {
    answerWith(registrySample({ revision: 9 }))
    await loadRegistry(SOURCE)
    answerWith(registrySample({ revision: 2 }))
    const beta = { ...SOURCE, channel: 'beta' }
    expect(registryAddress(beta)).toBe('/remotes/registry.beta.json')
    expect(await loadRegistry(beta)).toMatchObject({ source: 'network', registry: { revision: 2 } })
    expect(knownRegistry('stable')).toMatchObject({ registry: { revision: 9 } })
  })
})

describe('the shape of a registry', () => {
  const broken = (change: (copy: ReturnType<typeof registrySample>) => void) => {
    const copy = structuredClone(registrySample())
    change(copy)
    return copy
  }

  it('is accepted when complete, also with unknown fields', () => {
    expect(isRegistry({ ...registrySample(), signedBy: 'somebody' })).toBe(true)
  })

  it.each([
    ['no base address', broken(({ remotes }) => Reflect.set(remotes.tables?.stable ?? {}, 'baseUrl', 'x'))],
    [
      'an invalid hash',
      broken(({ remotes }) => Reflect.set(remotes.tables?.stable?.contract.files ?? {}, 'x.js', 'md5-1')),
    ],
    [
      'roles that are no list',
      broken(({ remotes }) => Reflect.set(remotes.tables?.stable?.contract.paths[0] ?? {}, 'roles', 'all')),
    ],
    [
      'withdrawn versions that are no list',
      broken(({ remotes }) => Reflect.set(remotes.tables ?? {}, 'withdrawn', 'all')),
    ],
    [
      'a canary without a version',
      broken(({ remotes }) => Reflect.set(remotes.tables ?? {}, 'canary', { percent: 5 })),
    ],
    ['remotes that are no map', { ...registrySample(), remotes: [] }],
    ['nothing', null],
  ])('is refused with %s', (_case, value) => {
    expect(isRegistry(value)).toBe(false)
  })
})
