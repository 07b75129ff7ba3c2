import { registrySample } from '#src/testing/registry-samples.ts'
import { knownRegistry, loadRegistry } from './registry-client.ts'
import { isRegistry } from './registry-shape.ts'

const URL = '/remotes/registry.json'
const answer = (body: string, status = 200) => {
  globalThis.fetch = async () =>
    new Response(body, { status, headers: { 'content-type': 'application/json' } })
}
const answerWith = (value: unknown) => answer(JSON.stringify(value))

const realFetch = globalThis.fetch
afterEach(() => {
  globalThis.fetch = realFetch
  localStorage.clear()
})

describe('the registry', () => {
  it('comes from the network and is kept for a bad day', async () => {
    answerWith(registrySample({ revision: 7 }))
    expect(await loadRegistry(URL)).toMatchObject({ source: 'network', registry: { revision: 7 } })
    expect(knownRegistry()).toMatchObject({ source: 'kept', registry: { revision: 7 } })
  })

  it.each([
    ['missing', () => answer('', 404)],
    ['cut short', () => answer('{"schema":1,"rev')],
    ['a page', () => answer('<!doctype html>')],
    ['of another schema', () => answerWith({ ...registrySample(), schema: 2 })],
    ['unreachable', () => (globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch')))],
  ])('that is %s leaves the kept copy in use', async (_case, fail) => {
    answerWith(registrySample({ revision: 3 }))
    await loadRegistry(URL)
    fail()
    expect(await loadRegistry(URL)).toMatchObject({ source: 'kept', registry: { revision: 3 } })
  })

  it('without any copy is empty, and the shell stands alone', async () => {
    answer('', 500)
    expect(await loadRegistry(URL)).toMatchObject({ source: 'bundled', registry: { remotes: {} } })
  })

  it('older than the one seen is refused', async () => {
    answerWith(registrySample({ revision: 9 }))
    await loadRegistry(URL)
    answerWith(registrySample({ revision: 8 }))
    expect(await loadRegistry(URL)).toMatchObject({ registry: { revision: 9 } })
  })
})

describe('the shape of a registry', () => {
  const broken = (change: (copy: ReturnType<typeof registrySample>) => void) => {
    const copy = structuredClone(registrySample())
    change(copy)
    return copy
  }

  it('is accepted when whole, also with fields that this host does not know', () => {
    expect(isRegistry({ ...registrySample(), signedBy: 'somebody' })).toBe(true)
  })

  it.each([
    ['no base address', broken(({ remotes }) => Reflect.set(remotes.tables?.stable ?? {}, 'baseUrl', 'x'))],
    [
      'a hash that is none',
      broken(({ remotes }) => Reflect.set(remotes.tables?.stable?.contract.files ?? {}, 'x.js', 'md5-1')),
    ],
    [
      'roles that are no list',
      broken(({ remotes }) => Reflect.set(remotes.tables?.stable?.contract.paths[0] ?? {}, 'roles', 'all')),
    ],
    ['remotes that are no map', { ...registrySample(), remotes: [] }],
    ['nothing', null],
  ])('is refused with %s', (_case, value) => {
    expect(isRegistry(value)).toBe(false)
  })
})
