import pg from 'pg'
import type { ReleaseUpload } from '@sufra/shared/contracts/release-control'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { publishVersion, release, sendFile } from '#src/testing/remote-version.ts'
import type { DeployHeaders } from '#src/testing/remote-version.ts'

const VERSION = '1.0.0-aaaa'

let test: TestApp
let owner: pg.Client
let operator: DeployHeaders
let team: DeployHeaders
beforeEach(async () => {
  test = await createTestApp()
  owner = new pg.Client({ connectionString: test.ownerUrl })
  await owner.connect()
  operator = await test.signIn('operator')
  const request = { label: 'Menus CI', remote: 'menus', channel: 'beta' }
  team = { authorization: `Deploy ${(await release(test, 'AddToken', request, operator)).json().token}` }
})
afterEach(async () => {
  await owner.end()
  await test.close()
})

const send = (file: string, headers = team, text = 'code') =>
  sendFile(test, { name: 'menus', version: VERSION, file, text }, headers)
const history = async (query = '') =>
  (await test.app.inject({ url: `/api/Release/History${query}`, headers: operator })).json()
const uploads = async (): Promise<ReleaseUpload[]> =>
  (await history()).filter(({ action }: { action: string }) => action === 'upload')
const count = (who: string, files: number, bytes: number) =>
  owner.query(
    `insert into remote_upload (name, version, who, files, bytes) values ('menus', $1, $2, $3, $4)
      on conflict (name, version, who) do update set files = $3, bytes = $4`,
    [VERSION, who, files, bytes],
  )

it("lists a team's uploads, even unpublished ones", async () => {
  await send('page.js')
  await send('other.js', team, 'twelve bytes')
  expect(await uploads()).toEqual([
    {
      action: 'upload',
      name: 'menus',
      version: VERSION,
      who: 'Menus CI',
      files: 2,
      bytes: 16,
      at: expect.stringMatching(/^\d{4}-.*Z$/),
    },
  ])
})

it('counts each new file once, for its uploader', async () => {
  await send('page.js')
  await send('page.js')
  await send('page.js', team, 'else')
  await send('page.html')
  await send('mine.js', operator)
  expect((await uploads()).map(({ who, files }) => [who, files]).sort()).toEqual([
    ['Menus CI', 1],
    ['مشغّل سفرة', 1],
  ])
})

it('counts correctly when many files arrive at once', async () => {
  const names = Array.from({ length: 20 }, (_none, at) => `page-${at % 10}.js`)
  await Promise.all(names.map(name => send(name)))
  expect(await uploads()).toMatchObject([{ files: 10, bytes: 40 }])
})

it('is merged with the changes, filtered by remote on request', async () => {
  await send('page.js')
  await publishVersion(test, ['orders', VERSION])
  const actions = (await history()).map(({ name, action }: Record<string, string>) => `${name} ${action}`)
  expect(actions).toEqual(['orders publish', 'orders upload', 'menus upload'])
  expect(await history('?name=menus')).toHaveLength(1)
})

it('keeps changes visible among many uploads', async () => {
  await publishVersion(test, ['menus', '0.9.0-aaaa'])
  await owner.query(`insert into remote_upload (name, version, who, files, bytes)
    select 'menus', '1.0.0-' || (1000 + n), 'Menus CI', 1, 1 from generate_series(1, 300) n`)
  const all: { action: string }[] = await history()
  expect(all).toHaveLength(201)
  expect(all.map(({ action }) => action)).toContain('publish')
})

it.each([
  ['files', 2000, 2000],
  ['bytes', 2, 200 * 1_048_576 - 2],
])('refuses a version with too many %s', async (_what, files, bytes) => {
  await send('first.js')
  await count('Another CI', files - 1, bytes - 4)
  const answer = await send('last.js')
  expect([answer.statusCode, Object.keys(answer.json().errors ?? {})]).toEqual([413, ['version']])
  expect((await send('first.js')).json()).toEqual({ isNew: false })
})

it('refuses further unpublished versions, and deletes them after a week', async () => {
  await send('first.js')
  await owner.query(`insert into remote_upload (name, version, who, files, bytes)
    select 'menus', '2.0.0-' || (1000 + n), 'Menus CI', 9, 200 * 1048576 from generate_series(1, 6) n`)
  expect((await send('last.js')).json()).toMatchObject({ status: 413, code: 'payload_too_large' })
  expect(
    (await sendFile(test, { name: 'orders', version: VERSION, file: 'a.js', text: '1' })).statusCode,
  ).toBe(200)

  const prune = async () => (await release(test, 'Prune', { name: 'menus', keep: 1 })).json()
  expect(await prune()).toMatchObject({ status: 404 })
  await owner.query(`update remote_upload set last_at = last_at - interval '8 days' where name = 'menus'`)
  expect((await prune()).removed).toHaveLength(7)
  expect((await test.app.inject(`/remotes/menus/${VERSION}/first.js`)).statusCode).toBe(404)
  expect(await uploads()).toHaveLength(8)

  expect((await send('last.js')).json()).toEqual({ isNew: true })
  expect(
    (await uploads()).find(({ version, name }) => name === 'menus' && version === VERSION),
  ).toMatchObject({ files: 1, bytes: 4 })
})
