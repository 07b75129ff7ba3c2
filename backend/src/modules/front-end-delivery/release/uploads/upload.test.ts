import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { release, rootToken, sendFile, sha384 } from '#src/testing/remote-version.ts'
import type { FileToSend } from '#src/testing/remote-version.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test?.close())

const FILE = { name: 'menus', version: '1.0.0-aaaa', file: 'page.js', text: 'code' }
const send = (changes: Partial<FileToSend> = {}) => sendFile(test, { ...FILE, ...changes })

it('stores a file, accepts it again, and serves it with a permanent cache to any origin', async () => {
  expect((await send()).json()).toEqual({ isNew: true })
  expect((await send()).json()).toEqual({ isNew: false })
  const served = await test.app.inject('/remotes/menus/1.0.0-aaaa/page.js')
  expect([served.body, served.headers['cache-control']]).toEqual([
    'code',
    'public, max-age=31536000, immutable',
  ])
})

it('never stores other bytes for a file', async () => {
  await send({ file: 'locales/ar.json', text: '{}' })
  const answer = await send({ file: 'locales/ar.json', text: '{"a":1}' })
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'already_exists'])
  expect((await test.app.inject('/remotes/menus/1.0.0-aaaa/locales/ar.json')).body).toBe('{}')
})

it('refuses bytes that do not match the hash: truncated or empty', async () => {
  for (const text of ['cod', ''])
    expect((await send({ file: 'cut.js', text, hash: sha384('code') })).json()).toMatchObject({
      status: 400,
      code: 'validation_failed',
      errors: { sha384: [expect.any(String)] },
    })
  expect((await test.app.inject('/remotes/menus/1.0.0-aaaa/cut.js')).statusCode).toBe(404)
})

it('accepts an empty file and one of 20 megabytes, and no larger one', async () => {
  expect((await send({ file: 'empty.css', text: '' })).statusCode).toBe(200)
  expect((await send({ file: 'large.js', text: 'x'.repeat(20 * 1_048_576) })).statusCode).toBe(200)
  const answer = await send({ file: 'larger.js', text: 'x'.repeat(20 * 1_048_576 + 1) })
  expect([answer.statusCode, answer.json().code]).toEqual([413, 'payload_too_large'])
})

it.each([
  ['file', '../escape.js'],
  ['file', 'a/../../escape.js'],
  ['file', '/etc/passwd'],
  ['file', 'a//b.js'],
  ['file', 'a/./b.js'],
  ['file', 'a/.hidden'],
  ['file', 'a/'],
  ['file', 'a\\b.js'],
  ['file', 'x'.repeat(201)],
  ['file', 'a\0b.js'],
  ['name', '../menus'],
  ['name', 'Menus'],
  ['version', '1.0.0'],
  ['version', '../../aaaa'],
  ['hash', 'sha384-short'],
] as const)('refuses the %s %p', async (field, value) => {
  const answer = await send({ [field]: value })
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'validation_failed'])
})

it('refuses a file at the path of a folder, and a folder at the path of a file', async () => {
  await send({ file: 'part.js/one.js' })
  for (const file of ['part.js', 'part.js/one.js/two.js'])
    expect((await send({ file })).json()).toMatchObject({ status: 409, code: 'already_exists' })
})

it('accepts one of two different files with one name at once', async () => {
  const answers = await Promise.all(['one', 'two', 'one', 'two'].map(text => send({ file: 'race.js', text })))
  const won = (await test.app.inject('/remotes/menus/1.0.0-aaaa/race.js')).body
  const codes = answers.map(answer => answer.statusCode)
  expect(codes.filter((_code, at) => ['one', 'two', 'one', 'two'][at] === won)).toEqual([200, 200])
  expect(codes.filter((_code, at) => ['one', 'two', 'one', 'two'][at] !== won)).toEqual([409, 409])
})

it('is for operators and deploy tokens only', async () => {
  const admin = await sendFile(test, { ...FILE, file: 'admin.js' }, await test.signIn('admin'))
  const nobody = await sendFile(test, { ...FILE, file: 'nobody.js' }, { authorization: 'Deploy wrong' })
  const operator = await sendFile(test, { ...FILE, file: 'operator.js' }, await test.signIn('operator'))
  expect([admin.statusCode, nobody.statusCode, operator.statusCode]).toEqual([403, 401, 200])
})

it('gives no access to other contents of the store', async () => {
  const headers = await rootToken(test)
  expect((await release(test, 'Publish', {}, headers)).statusCode).toBe(400)
  expect((await send({ name: 'registry.json' })).statusCode).toBe(400)
})
