import { moduleFaults } from './module-faults.mjs'

const Page = () => null
const route = (path, load = async () => ({ Page })) => ({ path, load })
const sound = { apiVersion: '1.2.0', routes: [route('tables')] }
const faults = (remote, { paths = ['tables'], hostApis = ['1.2.0'] } = {}) =>
  moduleFaults({ exposed: { remote }, contract: { paths: paths.map(path => ({ path })) }, hostApis })
const texts = async (...args) => (await faults(...args)).map(({ text }) => text)

it('nothing speaks against a sound module, nor against what it may add', async () => {
  expect(await texts(sound)).toEqual([])
  expect(await texts({ ...sound, activate: () => undefined, deactivate: () => undefined })).toEqual([])
})

it.each([undefined, null, 'remote', 7])(
  'an export %p is no remote, and nothing further is asked of it',
  async remote => {
    expect(await texts(remote)).toEqual(['src/module.tsx exports no remote'])
  },
)

it('a container that exposes nothing at all is told like one without a remote', async () => {
  const found = await moduleFaults({ exposed: undefined, contract: { paths: [] }, hostApis: [] })
  expect(found).toMatchObject([{ text: 'src/module.tsx exports no remote' }])
})

it.each([
  ['no version of the API', { apiVersion: 'latest' }, /apiVersion is latest, which is no version/],
  ['an activate that cannot be called', { activate: 'yes' }, /activate is no function/],
  ['a deactivate that cannot be called', { deactivate: {} }, /deactivate is no function/],
  ['routes that are no list', { routes: {} }, /routes are no list/],
])('%s is a fault', async (_case, change, words) => {
  expect(await texts({ ...sound, ...change })).toEqual([expect.stringMatching(words)])
})

it('everything that is wrong is told at once, so that one build mends it', async () => {
  const found = await texts({ apiVersion: 'x', routes: [{}], activate: 1 })
  expect(found).toHaveLength(4)
})

describe('routes', () => {
  it.each([
    ['one without load()', [{ path: 'tables' }], /route 1 lacks a path or load/],
    ['one without a path', [route('tables'), { load: async () => ({ Page }) }], /route 2 lacks a path/],
    ['an empty place in the list', [route('tables'), null], /route 2 lacks a path/],
    ['the same path twice', [route('tables'), route('tables')], /two routes have the path tables/],
    ['one that nobody claims', [route('tables'), route('tables/:id')], /route tables\/:id is not claimed/],
  ])('%s', async (_case, routes, words) => {
    expect(await texts({ ...sound, routes })).toEqual([expect.stringMatching(words)])
  })

  it('a claimed path without a route would be an empty screen', async () => {
    expect(await texts(sound, { paths: ['tables', 'tables/new'] })).toEqual([
      expect.stringMatching(/claims the path tables\/new and has no route/),
    ])
  })
})

describe('the API that it was written for', () => {
  it.each([
    ['1.2.0', '1.2.0', 0],
    ['1.2.0', '1.9.3', 0],
    ['1.2.0', '1.1.9', 1],
    ['1.2.0', '2.0.0', 1],
    ['2.0.0', '1.9.0', 1],
  ])('written for %s, a host has %s: faults %d', async (apiVersion, hostApi, count) => {
    expect(await texts({ ...sound, apiVersion }, { hostApis: [hostApi, hostApi] })).toHaveLength(count)
  })

  it('each host that is too old or too new is told by its own number', async () => {
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
    ['a file that the build lacks', failing(missing), /a file of tables is not in the build/],
    ['no Page', async () => ({}), /load\(\) of tables gives no Page/],
    ['nothing', async () => undefined, /gives no Page/],
    ['a Page that is a text', async () => ({ Page: 'div' }), /gives no Page/],
  ])('load() that gives %s is a fault', async (_case, load, words) => {
    expect(await texts({ ...sound, routes: [route('tables', load)] })).toEqual([expect.stringMatching(words)])
  })

  it.each([
    ['which found only stand-ins', failing(new TypeError('x is not a function'))],
    ['that throws what is no error', failing('nothing here')],
    ['that is wrapped, as memo gives it', async () => ({ Page: { $$typeof: Symbol.for('react.memo') } })],
  ])('a screen %s is no fault', async (_case, load) => {
    expect(await texts({ ...sound, routes: [route('tables', load)] })).toEqual([])
  })
})
