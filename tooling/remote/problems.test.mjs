import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sha384 } from './built-remote.mjs'
import { problemsOf } from './problems.mjs'

const folder = mkdtempSync(path.join(os.tmpdir(), 'sufra-problems-'))
writeFileSync(path.join(folder, 'remoteEntry.js'), 'code')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const sound = {
  folder,
  files: ['remoteEntry.js'],
  contract: {
    consumes: { react: '^19.3.1' },
    files: { 'remoteEntry.js': sha384(Buffer.from('code')) },
    sizes: { 'remoteEntry.js': { raw: 4, brotli: 4 } },
    name: 'tables',
    version: '1.2.3-0a1b2c3d4e',
    hostApi: '^1.0.0',
    background: [],
    paths: [{ path: 'tables/:id', roles: ['Admin'] }],
    nav: [],
    i18n: { namespace: 'tables' },
  },
  texts: { ar: { title: 'الطاولات' }, en: { title: 'Tables' } },
  budget: { brotliKb: 60 },
  usedTexts: [{ key: 'title', file: 'page.tsx' }],
  hosts: [
    {
      version: '1.0.0-host',
      hostApi: '1.0.0',
      provides: { react: { version: '19.3.1', exports: ['useState'] } },
    },
  ],
  others: [
    {
      name: 'menus',
      paths: [{ path: 'menus/:id' }],
      nav: [{ id: 'live-menu' }],
      i18n: { namespace: 'menus' },
    },
  ],
  stable: null,
}
const codesOf = build => problemsOf(build).map(({ code }) => code)
const withContract = change => ({ ...sound, contract: { ...sound.contract, ...change } })

it('a valid build has no problems', () => {
  expect(problemsOf(sound)).toEqual([])
})

const sixForms = Object.fromEntries(
  ['zero', 'one', 'two', 'few', 'many', 'other'].map(form => [`count_${form}`, form]),
)
const counted = { ...sound.texts.en, count_one: '1', count_other: 'n' }

it('six Arabic forms match two English ones', () => {
  expect(codesOf({ ...sound, texts: { ar: { ...sound.texts.ar, ...sixForms }, en: counted } })).toEqual([])
})

it.each([
  [
    'a file that differs from the contract',
    withContract({ files: { 'remoteEntry.js': sha384('x') } }),
    'file_changed',
  ],
  ['a missing file', withContract({ files: { 'chunk.js': sha384('x') } }), 'file_changed'],
  ['a package that no host shares', withContract({ consumes: { lodash: '^4.0.0' } }), 'share_unknown'],
  ['another React', withContract({ consumes: { react: '^18.0.0' } }), 'share_version'],
  ['a hook that React lacks', withContract({ imports: { react: ['useMagic'] } }), 'export_unknown'],
  ['another host API', withContract({ hostApi: '^2.0.0' }), 'host_api'],
  [
    'a text in neither language',
    { ...sound, usedTexts: [{ key: 'list.x', file: 'page.tsx' }] },
    'text_unknown',
  ],
  ['a path of another remote', withContract({ paths: [{ path: 'Menus/:menu', roles: [] }] }), 'path_taken'],
  ['an entry of another remote', withContract({ nav: [{ id: 'live-menu' }] }), 'nav_taken'],
  ['a namespace of another remote', withContract({ i18n: { namespace: 'menus' } }), 'namespace_taken'],
  [
    'a library past its facade',
    { ...sound, foreignImports: [{ from: '@chakra-ui/react', file: 'page.tsx' }] },
    'import_refused',
  ],
  ['too much JavaScript', { ...sound, budget: { brotliKb: 0 } }, 'budget'],
  ['a text that Arabic lacks', { ...sound, texts: { ar: {}, en: { title: 'Tables' } } }, 'text_missing'],
  ['a text that English lacks', { ...sound, texts: { ar: { title: 'ط' }, en: {} } }, 'text_missing'],
  [
    'a text without the placeholder of the other language',
    { ...sound, texts: { ar: { title: 'ط' }, en: { title: '{{name}}' } } },
    'placeholder_differs',
  ],
])('%s is refused, with a remedy', (_case, build, code) => {
  const problems = problemsOf(build)
  expect(problems.map(problem => problem.code)).toEqual([code])
  expect(problems[0].remedy).not.toBe('')
})

it('a plural with missing Arabic forms is refused form by form', () => {
  const { count_few: few, ...five } = sixForms
  const build = { ...sound, texts: { ar: { ...sound.texts.ar, ...five }, en: counted } }
  expect(few).toBe('few')
  expect(problemsOf(build)).toEqual([
    expect.objectContaining({ code: 'plural_missing', text: 'ar count lacks the form few' }),
  ])
})

it('a text may also exist as a plural or as a group of texts', () => {
  const texts = {
    ar: { ...sixForms, group: { one: '١' } },
    en: { count_one: '1', count_other: 'n', group: { one: '1' } },
  }
  const usedTexts = [
    { key: 'count', file: 'page.tsx' },
    { key: 'group', file: 'page.tsx' },
  ]
  expect(codesOf({ ...sound, texts, usedTexts })).toEqual([])
})

const { contract } = sound
const since = (version, change) => ({
  ...sound,
  stable: { version: `${version}-0a1b2c3d4e`, contract: { ...contract, ...change } },
})
const LESS = { paths: [...contract.paths, { path: 'gone', roles: [] }] }
const MORE = { paths: [] }
const OTHER = { background: ['Admin'] }

it.each([
  ['a removed path in a minor version', since('1.1.0', LESS), 'major', '2.0.0'],
  ['a narrower host API in a patch', since('1.2.2', { hostApi: '>=1.0.0' }), 'major', '2.0.0'],
  ['a new path in a patch', since('1.2.2', MORE), 'minor', '1.3.0'],
  ['anything else in the same version', since('1.2.3', OTHER), 'patch', '1.2.4'],
])('%s is refused, with the required version', (...[, build, bump, needed]) => {
  const [{ code, text, remedy }, ...more] = problemsOf(build)
  expect({ code, more }).toEqual({ code: 'version_too_low', more: [] })
  expect(text).toContain(`needs a ${bump} version`)
  expect(remedy).toContain(`"version": "${needed}" into remote-tables/package.json`)
})

it.each([
  ['a removal', since('0.9.0', LESS)],
  ['an addition', since('1.1.7', MORE)],
  ['a change', since('1.2.2', OTHER)],
  ['only other code, in the same version', since('1.2.3', { files: {} })],
])('the right version allows %s', (_case, build) => {
  expect(problemsOf(build)).toEqual([])
})
