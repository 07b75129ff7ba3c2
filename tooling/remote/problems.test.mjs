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
  contract: {
    consumes: { react: '^19.3.1' },
    files: { 'remoteEntry.js': sha384(Buffer.from('code')) },
    sizes: { 'remoteEntry.js': { raw: 4, brotli: 4 } },
    paths: [{ path: 'tables', roles: ['Admin'] }],
  },
  texts: { ar: { title: 'الطاولات' }, en: { title: 'Tables' } },
  budget: { brotliKb: 60 },
  provided: { react: '19.3.1' },
  taken: { menus: 'menus' },
}
const codesOf = build => problemsOf(build).map(({ code }) => code)
const withContract = change => ({ ...sound, contract: { ...sound.contract, ...change } })

test('nothing speaks against a sound build', () => {
  expect(problemsOf(sound)).toEqual([])
})

const sixForms = Object.fromEntries(
  ['zero', 'one', 'two', 'few', 'many', 'other'].map(form => [`count_${form}`, form]),
)
const counted = { ...sound.texts.en, count_one: '1', count_other: 'n' }

test('six Arabic forms answer two English ones', () => {
  expect(codesOf({ ...sound, texts: { ar: { ...sound.texts.ar, ...sixForms }, en: counted } })).toEqual([])
})

test.each([
  [
    'a file that is not the one of the contract',
    withContract({ files: { 'remoteEntry.js': sha384('x') } }),
    'file_changed',
  ],
  ['a file that is not there', withContract({ files: { 'chunk.js': sha384('x') } }), 'file_changed'],
  ['a package that nobody shares', withContract({ consumes: { lodash: '^4.0.0' } }), 'share_unknown'],
  ['another React', withContract({ consumes: { react: '^18.0.0' } }), 'share_version'],
  ['a path of another remote', withContract({ paths: [{ path: 'menus', roles: [] }] }), 'path_taken'],
  ['too much JavaScript', { ...sound, budget: { brotliKb: 0 } }, 'budget'],
  ['a text that Arabic lacks', { ...sound, texts: { ar: {}, en: { title: 'Tables' } } }, 'text_missing'],
  ['a text that English lacks', { ...sound, texts: { ar: { title: 'ط' }, en: {} } }, 'text_missing'],
])('%s is refused, with a remedy', (_case, build, code) => {
  const problems = problemsOf(build)
  expect(problems.map(problem => problem.code)).toEqual([code])
  expect(problems[0].remedy).not.toBe('')
})

test('a count that Arabic cannot say in all its forms is refused form by form', () => {
  const { count_few: few, ...five } = sixForms
  const build = { ...sound, texts: { ar: { ...sound.texts.ar, ...five }, en: counted } }
  expect(few).toBe('few')
  expect(problemsOf(build)).toEqual([
    expect.objectContaining({ code: 'plural_missing', text: 'count_few is missing in ar.json' }),
  ])
})
