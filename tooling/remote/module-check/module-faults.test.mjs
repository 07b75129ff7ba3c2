import { moduleFaults } from './module-faults.mjs'

const Page = () => null
const route = (path, load = async () => ({ Page })) => ({ path, load })
const sound = { apiVersion: '1.2.0', routes: [route('tables')] }
const faults = (remote, { paths = ['tables'], hostApis = ['1.2.0'] } = {}) =>
  moduleFaults({ exposed: { remote }, contract: { paths: paths.map(path => ({ path })) }, hostApis })
const texts = async (...args) => (await faults(...args)).map(({ text }) => text)

it('a valid module has no faults, with or without its optional parts', async () => {
  expect(await texts(sound)).toEqual([])
  expect(await texts({ ...sound, activate: () => undefined, deactivate: () => undefined })).toEqual([])
})

it.each([undefined, null, 'remote', 7])(
  'an export %p is no remote, and no further fault is reported',
  async remote => {
    expect(await texts(remote)).toEqual(['src/module.tsx exports no remote'])
  },
)

it('a container that exposes nothing is reported like one without a remote', async () => {
  const found = await moduleFaults({ exposed: undefined, contract: { paths: [] }, hostApis: [] })
  expect(found).toMatchObject([{ text: 'src/module.tsx exports no remote' }])
})

it.each([
  ['no version of the API', { apiVersion: 'latest' }, /apiVersion is latest, which is no version/],
  ['an activate that is not a function', { activate: 'yes' }, /activate is no function/],
  ['a deactivate that is not a function', { deactivate: {} }, /deactivate is no function/],
  ['a routes field that is not a list', { routes: {} }, /routes are no list/],
])('%s is a fault', async (_case, change, words) => {
  expect(await texts({ ...sound, ...change })).toEqual([expect.stringMatching(words)])
})

it('all faults are reported at once, so that one build can fix them', async () => {
  const found = await texts({ apiVersion: 'x', routes: [{}], activate: 1 })
  expect(found).toHaveLength(4)
})

describe('routes', () => {
  it.each([
    ['a route needs load()', [{ path: 'tables' }], /route 1 lacks a path or load/],
    ['a route needs a path', [route('tables'), { load: async () => ({ Page }) }], /route 2 lacks a path/],
    ['an empty entry of the list is a fault', [route('tables'), null], /route 2 lacks a path/],
    ['a repeated path is a fault', [route('tables'), route('tables')], /two routes have the path tables/],
    [
      'an unclaimed route is a fault',
      [route('tables'), route('tables/:id')],
      /route tables\/:id is not claimed/,
    ],
  ])('%s', async (_case, routes, words) => {
    expect(await texts({ ...sound, routes })).toEqual([expect.stringMatching(words)])
  })

  it('a claimed path needs a route, because its screen would be empty', async () => {
    expect(await texts(sound, { paths: ['tables', 'tables/new'] })).toEqual([
      expect.stringMatching(/claims the path tables\/new and has no route/),
    ])
  })
})

describe('the host API of a module', () => {
  it.each([
    ['1.2.0', '1.2.0', 0],
    ['1.2.0', '1.9.3', 0],
    ['1.2.0', '1.1.9', 1],
    ['1.2.0', '2.0.0', 1],
    ['2.0.0', '1.9.0', 1],
  ])('written for %s, with a host of %s, has %d faults', async (apiVersion, hostApi, count) => {
    expect(await texts({ ...sound, apiVersion }, { hostApis: [hostApi, hostApi] })).toHaveLength(count)
  })

  it('each host that is too old or too new is reported by its version', async () => {
    const found = await texts(sound, { hostApis: ['1.0.0', '1.2.0', '2.0.0'] })
    expect(found).toEqual([
      expect.stringContaining('a host has 1.0.0'),
      expect.stringContaining('a host has 2.0.0'),
    ])
  })
})

describe('screens', () => {
  const failing = error => async () => {
    throw error
  }
  const missing = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' })

  it.each([
    ['an error about a missing file', failing(missing), /a file of tables is not in the build/],
    ['no Page', async () => ({}), /load\(\) of tables gives no Page/],
    ['nothing', async () => undefined, /gives no Page/],
    ['a Page that is a string', async () => ({ Page: 'div' }), /gives no Page/],
  ])('load() that returns %s is a fault', async (_case, load, words) => {
    expect(await texts({ ...sound, routes: [route('tables', load)] })).toEqual([expect.stringMatching(words)])
  })

  it.each([
    ['that throws because of mocks', failing(new TypeError('x is not a function'))],
    ['that throws a value that is no Error', failing('nothing here')],
    ['that is wrapped by memo', async () => ({ Page: { $$typeof: Symbol.for('react.memo') } })],
  ])('a screen %s is no fault', async (_case, load) => {
    expect(await texts({ ...sound, routes: [route('tables', load)] })).toEqual([])
  })
})
