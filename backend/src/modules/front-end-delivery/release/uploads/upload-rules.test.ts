import { brotliCompressSync, gzipSync } from 'node:zlib'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import {
  contractOf,
  publishVersion,
  release,
  sendFile,
  sha384,
  storeVersion,
} from '#src/testing/remote-version.ts'
import type { FileToSend } from '#src/testing/remote-version.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test?.close())

const PAGE = '<!doctype html><script src="page.js"></script>'
const FILE = { name: 'menus', version: '1.0.0-aaaa', file: 'page.js', text: 'code' }
const send = (changes: Partial<FileToSend> = {}) => sendFile(test, { ...FILE, ...changes })
const sendBytes = (changes: Omit<FileToSend, 'text' | 'hash'>, bytes: Buffer) =>
  sendFile(test, { ...changes, text: '', bytes, hash: sha384(bytes) })

it.each([
  'page.html',
  'page.htm',
  'page.xhtml',
  'page.shtml',
  'page.svg',
  'page.svgz',
  'page.xml',
  'page.xsl',
  'page.mht',
  'page.pdf',
  'page.txt',
  'page.md',
  'page.mjs',
  'page.wasm',
  'page.swf',
  'page.js.map',
  'page.webmanifest',
  'page.html.br',
  'page.svg.gz',
  'page.js.br.br',
  'page.js.deflate',
  'page.HTML',
  'page.Js',
  'page',
  'page.',
  'page.js.',
  'page.html.',
  'js',
])('refuses %s', async file => {
  const answer = await send({ file, text: PAGE })
  expect([answer.statusCode, Object.keys(answer.json().errors ?? {})]).toEqual([400, ['file']])
})

it('lists the accepted files', async () => {
  expect((await send({ file: 'page.html', text: PAGE })).json().errors.file[0]).toMatch(/\.js.*\.woff2/)
})

it.each([
  'a.js',
  'a.css',
  'a.json',
  'a.png',
  'a.jpg',
  'a.jpeg',
  'a.webp',
  'a.avif',
  'a.woff2',
  'a.html.js',
  'a.js.br',
  'a.css.gz',
])('accepts %s', async file => {
  expect((await send({ file })).statusCode).toBe(200)
})

describe('a compressed copy', () => {
  const version = (text: string) => `2.0.0-${text}`
  const publishWithCopy = async (name: string, copy: Buffer, file = 'remoteEntry.js.br') => {
    const request = await storeVersion(test, contractOf('copies', version(name)))
    await sendBytes({ name: 'copies', version: version(name), file }, copy)
    return release(test, 'Publish', request)
  }

  it.each([
    ['with other content', 'other', brotliCompressSync('alert(1)')],
    ['with damage', 'damaged', Buffer.from('no brotli')],
    ['that unpacks to more than a file may have', 'bomb', brotliCompressSync(Buffer.alloc(64 * 1_048_576))],
  ])('%s stops the publication', async (_case, name, copy) => {
    const answer = await publishWithCopy(name, copy)
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      { 'contract.files.remoteEntry.js': ['Its compressed copy holds something else.'] },
    ])
  })

  it('of the contract has to match the contract', async () => {
    const answer = await publishWithCopy('contract', gzipSync('{}'), 'contract.json.gz')
    expect(Object.keys(answer.json().errors)).toEqual(['integrity'])
  })

  it('is published with its original', async () => {
    const answer = await publishWithCopy('same', brotliCompressSync('export const code = 1'))
    expect(answer.statusCode).toBe(200)
  })
})

describe('a published version', () => {
  const VERSION = '3.0.0-aaaa'
  const late = { name: 'late', version: VERSION, text: 'late' }
  beforeAll(() => publishVersion(test, ['late', VERSION]))

  it.each(['late.js', 'locales/ar.json', 'remoteEntry.js.br', 'remoteEntry.js.gz', 'contract.json.br'])(
    'accepts no %s afterwards',
    async file => {
      const answer = await sendFile(test, { ...late, file })
      expect([answer.statusCode, answer.json().code, Object.keys(answer.json().errors)]).toEqual([
        409,
        'already_exists',
        ['version'],
      ])
    },
  )

  it('accepts its own files again, and as copies', async () => {
    const text = 'export const code = 1'
    expect((await sendFile(test, { ...late, file: 'remoteEntry.js', text })).json()).toEqual({ isNew: false })
    const copy = await sendBytes({ ...late, file: 'remoteEntry.js.br' }, brotliCompressSync(text))
    expect(copy.json()).toEqual({ isNew: true })
  })
})

it('refuses to publish stored files of a type that is not served', async () => {
  const files = { ...contractOf('menus', '1.0.0-bbbb').files, 'page.html': sha384(PAGE) }
  const answer = await release(
    test,
    'Publish',
    await storeVersion(test, contractOf('menus', '1.0.0-bbbb', { files })),
  )
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['contract.files.page.html']])
})
