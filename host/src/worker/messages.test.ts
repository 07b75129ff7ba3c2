import { isForget, isKeep, isLine, isNewHost } from './messages.ts'

const KEEP = {
  kind: 'keep',
  person: 7,
  channel: 'stable',
  revision: 5,
  files: { 'https://sufra.example/remotes/tables/tables.js': 'sha384-x' },
}

it('accepts the messages between pages and workers', () => {
  expect(isKeep(KEEP)).toBe(true)
  expect(isKeep({ ...KEEP, files: {} })).toBe(true)
  expect(isForget({ kind: 'forget' })).toBe(true)
  expect(isLine({ kind: 'line', took: 420 })).toBe(true)
  expect(isNewHost({ kind: 'host', main: '/assets/main.js' })).toBe(true)
})

it('ignores additional fields of another build', () => {
  expect(isKeep({ ...KEEP, since: '2027' })).toBe(true)
})

it.each([
  ['no person', { ...KEEP, person: undefined }],
  ['a person that is not a number', { ...KEEP, person: '7' }],
  ['no channel', { ...KEEP, channel: null }],
  ['no revision', { ...KEEP, revision: 'five' }],
  ['no files', { ...KEEP, files: undefined }],
  ['files that are a list', { ...KEEP, files: ['a.js'] }],
  ['a file without its hash', { ...KEEP, files: { 'a.js': null } }],
  ['another kind', { ...KEEP, kind: 'hold' }],
])('ignores a `keep` message with %s', (_what, told) => {
  expect(isKeep(told)).toBe(false)
})

it.each([[null], [undefined], ['forget'], [7], [['forget']], [{}]])(
  'ignores the unknown message %j',
  told => {
    for (const isMeant of [isKeep, isForget, isLine, isNewHost]) expect(isMeant(told)).toBe(false)
  },
)

it('ignores a `line` message without a number and a `host` message without a script', () => {
  expect(isLine({ kind: 'line', took: 'long' })).toBe(false)
  expect(isNewHost({ kind: 'host' })).toBe(false)
})
