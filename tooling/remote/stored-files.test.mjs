import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { isStorePath } from '../../backend/src/file-store/store-path.ts'
import { isTakenFile, LARGEST_FILE } from '../../backend/src/routing/stored-file.ts'
import { UploadQuery } from '../../shared/src/contracts/release-control.ts'
import { REMOTE_FILE_TYPES } from '../../shared/src/contracts/remote-file.ts'
import { FILE_TYPES } from '../federation/file-types.mjs'
import { filesAreTaken, isTaken } from './stored-files.mjs'

const folder = mkdtempSync(path.join(os.tmpdir(), 'sufra-files-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const problemsWith = files => {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), content)
  }
  return filesAreTaken({ folder, files: Object.keys(files) })
}

const isTakenByServer = file =>
  UploadQuery.shape.file.safeParse(file).success &&
  isStorePath(`menus/1.0.0-aaaa/${file}`) &&
  isTakenFile(file)

it('the list of file types equals that of the server', () => {
  expect(FILE_TYPES).toEqual(Object.fromEntries(REMOTE_FILE_TYPES))
})

const STEMS = [
  'page',
  'a/b/page',
  'a.b',
  'page..',
  '../page',
  '/page',
  'a//b',
  '.page',
  'a/.page',
  'a b',
  'ق',
  '-a',
  '_a',
  'a\\b',
  '',
  'x'.repeat(197),
]
const ENDINGS = [
  '',
  '.',
  '.js',
  '.JS',
  '.mjs',
  '.html',
  '.svg',
  '.map',
  '.txt',
  '.png',
  '.gif',
  '.js.br',
  '.js.gz',
  '.html.br',
  '.br',
  '.js.br.gz',
  '.js/',
  '.js\n',
  '.js?',
]

it('a name is refused here exactly if the server refuses it', () => {
  const names = STEMS.flatMap(stem => ENDINGS.map(ending => `${stem}${ending}`))
  const taken = names.filter(isTaken)
  expect(taken).toEqual(names.filter(isTakenByServer))
  expect(taken).toContain('a/b/page.js.br')
})

it('files of our own builds are accepted', () => {
  expect(
    problemsWith({
      'remoteEntry.js': 'x',
      'remoteEntry.js.br': 'x',
      'locales/ar.json': '{}',
      'assets/a.1.webp': 'x',
    }),
  ).toEqual([])
})

it.each([
  ['page.html', 'leave it out'],
  ['drawing.svg', 'data: address'],
  ['page.js.map', 'source maps'],
])('%s is refused with a remedy', (file, remedy) => {
  const problems = problemsWith({ [file]: 'x' })
  expect(problems).toEqual([
    { code: 'file_refused', text: expect.stringContaining(file), remedy: expect.stringContaining(remedy) },
  ])
})

it('a file that is too large is refused', () => {
  const large = Buffer.alloc(LARGEST_FILE + 1)
  expect(problemsWith({ 'large.js': large }).map(({ text }) => text)).toEqual([
    'large.js is larger than 20 MB',
  ])
  expect(problemsWith({ 'large.js': large.subarray(1) })).toEqual([])
})
