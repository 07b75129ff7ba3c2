import { requireModule } from './remote-module.ts'
import { failureOf } from '#src/remotes/remote-state.ts'
import { requireCompatible } from './required-shares.ts'

const Page = () => null
const whole = { apiVersion: '1.0.0', routes: [{ path: 'tables', load: async () => ({ Page }) }] }

describe("a remote's exposed module", () => {
  it('is accepted when it declares a remote', () => {
    expect(requireModule({ remote: whole })).toBe(whole)
    const withVerbs = { ...whole, activate: () => undefined, deactivate: () => undefined }
    expect(requireModule({ remote: withVerbs })).toBe(withVerbs)
  })

  it.each([
    ['nothing', undefined],
    ['an empty module', {}],
    ['no routes', { remote: { apiVersion: '1.0.0' } }],
    ['a route without a screen', { remote: { ...whole, routes: [{ path: 'tables' }] } }],
    ['an activation that is no function', { remote: { ...whole, activate: 'yes' } }],
  ])('is invalid with %s', (_case, exposed) => {
    expect(() => requireModule(exposed)).toThrow(expect.objectContaining({ code: 'invalid' }))
  })

  it('is incompatible when it was built for another host API', () => {
    expect(() => requireModule({ remote: { ...whole, apiVersion: '2.0.0' } })).toThrow(
      expect.objectContaining({ code: 'incompatible' }),
    )
  })
})

describe("a remote's requirements", () => {
  beforeAll(() =>
    Reflect.set(globalThis, 'SHARED_VERSIONS', { react: '19.3.1', '@sufra/shared/ui': '1.4.0' }),
  )
  afterAll(() => Reflect.deleteProperty(globalThis, 'SHARED_VERSIONS'))

  const needs =
    (consumes: Record<string, string>, hostApi = '^1.0.0') =>
    () =>
      requireCompatible({ hostApi, consumes })

  it('accept a range that the host satisfies', () => {
    expect(needs({ react: '^19.3.1', '@sufra/shared/ui': '^1.2.0' })).not.toThrow()
  })

  it.each(['^1', '1.x', '^1 || ^2', '>=1.0.0 <2.0.0'])('are satisfied as the tools say: %s', range => {
    expect(needs({ '@sufra/shared/ui': range }, range)).not.toThrow()
  })

  it.each([
    ['another host API', needs({}, '^2.0.0'), 'host API ^2.0.0'],
    ['a newer shared package', needs({ '@sufra/shared/ui': '^1.5.0' }), 'provides 1.4.0'],
    ['another React', needs({ react: '^18.0.0' }), 'provides 19.3.1'],
    ['an older React', needs({ react: '>=18.0.0 <19.0.0' }), 'provides 19.3.1'],
    ['a package that nobody shares', needs({ lodash: '^4.0.0' }), 'does not provide'],
  ])('fail before any file is fetched: %s', (_case, load, reason) => {
    expect(load).toThrow(reason)
    expect(load).toThrow(expect.objectContaining({ code: 'incompatible' }))
  })
})

describe('a failure', () => {
  it.each([
    ['[ Federation Runtime ]: RUNTIME-008 Failed to load script', 'unreachable'],
    ['RUNTIME-008 ScriptExecutionError: boom', 'broken'],
    ['RUNTIME-001 Failed to get remoteEntry exports', 'invalid'],
    ['Version 18 of shared singleton module react does not satisfy', 'incompatible'],
    ['Cannot read properties of undefined', 'broken'],
  ])('with the text %s has the code %s', (message, code) => {
    expect(failureOf(new Error(message)).code).toBe(code)
  })

  it('of a chunk has the code of a network failure', () => {
    const error = new Error('Loading chunk 346 failed.')
    error.name = 'ChunkLoadError'
    expect(failureOf(error).code).toBe('unreachable')
  })
})
