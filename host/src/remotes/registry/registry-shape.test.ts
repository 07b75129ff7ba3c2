import type { ReleasedVersion } from '@sufra/shared/contracts/release'
import { registrySample, releasedSample } from '#src/testing/registry-samples.ts'
import { isContract, isRegistry } from './registry-shape.ts'

const contract = (change: object = {}): unknown => ({ ...releasedSample({}).contract, ...change })
const released = (change: object = {}): unknown => ({ ...releasedSample({}), ...change })
const entry = (change: object = {}): unknown => ({
  stable: releasedSample({}),
  previous: null,
  canary: null,
  disabled: false,
  ...change,
})
const registry = (change: object = {}): unknown => ({ ...registrySample({ revision: 3 }), ...change })

it('accepts a registry without remotes and one with every field', () => {
  expect(isRegistry(registry({ remotes: {} }))).toBe(true)
  const full = entry({
    previous: releasedSample({}),
    canary: { version: releasedSample({}), percent: 10, salt: 's' },
    withdrawn: ['1.0.0-aaaaaaaaaa'],
  })
  expect(isRegistry(registry({ remotes: { tables: full } }))).toBe(true)
})

it('ignores fields of a newer server', () => {
  const remotes = {
    tables: entry({ note: 'x', stable: released({ signed: true, contract: contract({ extra: 1 }) }) }),
  }
  expect(isRegistry(registry({ remotes, issued: 'today' }))).toBe(true)
})

it.each([
  ['nothing', null],
  ['a text', 'registry'],
  ['the page of a portal, read as JSON', []],
  ['another schema', registry({ schema: 2 })],
  ['no revision', registry({ revision: undefined })],
  ['a revision as a text, which could not be compared', registry({ revision: '4' })],
  ['a negative revision', registry({ revision: -1 })],
  ['a list of remotes', registry({ remotes: [] })],
  ['a null remote', registry({ remotes: { tables: null } })],
])('refuses %s', (_case, value) => {
  expect(isRegistry(value)).toBe(false)
})

it.each([
  ['`disabled` is missing', { disabled: undefined }],
  ['`disabled` is a text', { disabled: 'false' }],
  ['stable is missing instead of null', { stable: undefined }],
  ['stable is only a version number', { stable: '1.0.0-aaaaaaaaaa' }],
  ['previous is missing', { previous: undefined }],
  ['a canary has no share', { canary: { version: releasedSample({}), salt: 's' } }],
  [
    'the share is a text: "9" < "10" is no comparison of numbers',
    { canary: { version: releasedSample({}), percent: '10', salt: 's' } },
  ],
  [
    'a canary has no salt, so that every merchant would move',
    { canary: { version: releasedSample({}), percent: 10 } },
  ],
  ['a canary has no version', { canary: { version: null, percent: 10, salt: 's' } }],
  ['`withdrawn` is a single text', { withdrawn: '1.0.0-aaaaaaaaaa' }],
])('refuses a registry: %s', (_case, change) => {
  expect(isRegistry(registry({ remotes: { tables: entry(change) } }))).toBe(false)
})

it.each([
  [
    'the base address has no final slash, so files would resolve beside it',
    { baseUrl: '/remotes/tables/1.0.0' },
  ],
  ['no base address', { baseUrl: undefined }],
  ['no hash of the entry', { integrity: undefined }],
  ['an empty hash, with which anything would run', { integrity: '' }],
  ['a weaker hash', { integrity: `sha256-${'A'.repeat(43)}=` }],
  ['half a hash', { integrity: `sha384-${'A'.repeat(63)}` }],
  ['two hashes', { integrity: `sha384-${'A'.repeat(64)} sha384-${'B'.repeat(64)}` }],
  ['no contract', { contract: null }],
])('refuses a version: %s', (_case, change) => {
  expect(isRegistry(registry({ remotes: { tables: entry({ stable: released(change) }) } }))).toBe(false)
})

describe("a build's contract", () => {
  const nav = {
    id: 'tables',
    labelKey: 'nav',
    label: { ar: 'الطاولات', en: 'Tables' },
    icon: 'table',
    path: 'tables',
    order: 9,
    roles: ['Admin'],
  }
  const line = {
    id: 'new',
    kind: 'action',
    labelKey: 'new',
    label: { ar: 'جديد', en: 'New' },
    icon: 'plus',
    path: 'tables/new',
    roles: ['Admin'],
  }
  const act = {
    method: 'POST',
    path: '/api/Table/Open',
    body: {},
    doneKey: 'd',
    done: { ar: 'تم', en: 'Done' },
  }
  const keys = { id: 'k', labelKey: 'k', label: { ar: 'ق', en: 'Take' }, keys: ['A'], path: 'tables' }

  it('is accepted with paths, entries, palette lines and keys', () => {
    const paths: ReleasedVersion['contract']['paths'] = [
      { path: 'tables/:id', roles: ['Admin'], preload: ['a.js'], shares: ['react'] },
    ]
    expect(isContract(contract({ paths, nav: [{ ...nav, key: 't', permission: 'menu.edit' }] }))).toBe(true)
    expect(
      isContract(contract({ palette: [line, { ...line, act: { ...act, undo: act } }], shortcuts: [keys] })),
    ).toBe(true)
    expect(isContract(contract({ palette: undefined, shortcuts: undefined }))).toBe(true)
  })

  it.each([
    ['roles as one text, of which every letter would be one', { paths: [{ path: 'x', roles: 'Admin' }] }],
    ['a path without roles, which everybody could open', { paths: [{ path: 'x' }] }],
    ['a permission that is a list', { paths: [{ path: 'x', roles: [], permission: ['a'] }] }],
    ['files to fetch as one text', { paths: [{ path: 'x', roles: [], preload: 'a.js' }] }],
    ['an entry with a label in one language', { nav: [{ ...nav, label: { en: 'Tables' } }] }],
    ['an entry whose place is a text', { nav: [{ ...nav, order: '9' }] }],
    ['an entry without roles', { nav: [{ ...nav, roles: undefined }] }],
    ['no entry file', { entry: undefined }],
    ['no range of the host', { hostApi: 1 }],
    ['a file without its hash', { files: { 'a.js': 'unknown' } }],
    ['shares without a range', { consumes: { react: null } }],
    ['texts in no file', { i18n: { namespace: 'tables', files: ['ar'] } }],
    ['no texts', { i18n: null }],
    ['background work for everybody', { background: 'Admin' }],
    ['a palette that is not a list', { palette: {} }],
    ['a line without a place', { palette: [{ ...line, path: undefined }] }],
    ['keys as one text', { shortcuts: [{ ...keys, keys: 'A' }] }],
  ])('is refused: %s', (_case, change) => {
    expect(isContract(contract(change))).toBe(false)
  })

  it.each([
    [
      'a call to another origin, with the session of the person',
      { path: 'https://elsewhere.test/api/Table/Open' },
    ],
    ['a call that leaves the API', { path: '/api/../admin' }],
    ['a call with a query', { path: '/api/Table/Open?all=1' }],
    ['a call that deletes', { method: 'DELETE' }],
    ['a call without a body', { body: undefined }],
    ['no text for the success', { done: undefined }],
    ['an undo that leaves the API', { undo: { method: 'PUT', path: '//elsewhere.test', body: {} } }],
  ])('is refused for a palette line: %s', (_case, change) => {
    expect(isContract(contract({ palette: [{ ...line, act: { ...act, ...change } }] }))).toBe(false)
  })
})
