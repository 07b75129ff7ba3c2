import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'

let test: TestApp
let hostDist: string

beforeAll(async () => {
  hostDist = await mkdtemp(join(tmpdir(), 'sufra-host-'))
  for (const name of ['index', 'login.ar', 'login.en', 'login.ar.first', 'login.en.first'])
    await writeFile(join(hostDist, `${name}.html`), name)
  test = await createTestApp({ HOST_DIST: hostDist })
})
afterAll(async () => {
  await test?.close()
  await rm(hostDist, { recursive: true })
})

const get = (url: string, headers = {}) => test.app.inject({ url, headers })

it.each([
  ['/login', {}, 'ar.first'],
  ['/', {}, 'ar.first'],
  ['/login?lng=en', { cookie: 'a=1' }, 'en.first'],
  ['/?successpayment=1', { cookie: 'i18next=en' }, 'en'],
  ['/login?lng=en', { cookie: 'i18next=ar' }, 'en'],
  ['/login?lng=fr', { cookie: 'a=1; i18next=en' }, 'en'],
  ['/login?next=1', { cookie: 'i18next=en' }, 'en'],
  ['/login', { cookie: 'i18next=../index' }, 'ar'],
  ['/login', { 'accept-language': 'en-US' }, 'ar.first'],
])('serves %s, requested with %p, with the sign-in form in %s', async (url, headers, language) => {
  const { statusCode, body, headers: answered } = await get(url, headers)
  expect([statusCode, body, answered['cache-control']]).toEqual([200, `login.${language}`, 'no-cache'])
})

it.each(['/dashboard', '/live-order', '/login/ar'])('serves the page of all screens at %s', async url => {
  expect((await get(url)).body).toBe('index')
})

it.each([
  ['fr-FR, ar;q=0.9, en;q=0.8', 'ar'],
  ['en-GB', 'en'],
  ['fr', 'en'],
])('serves a browser that accepts %p with %s if no start language is set', async (accepted, language) => {
  const free = await createTestApp({ HOST_DIST: hostDist, START_LANGUAGE: 'none' })
  const { body } = await free.app.inject({ url: '/login', headers: { 'accept-language': accepted } })
  expect(body).toBe(`login.${language}.first`)
  await free.close()
})

it('serves everybody the other pages if the build has none for a first visit', async () => {
  const older = await mkdtemp(join(tmpdir(), 'sufra-host-'))
  for (const name of ['index', 'login.ar', 'login.en']) await writeFile(join(older, `${name}.html`), name)
  const other = await createTestApp({ HOST_DIST: older })
  expect((await other.app.inject({ url: '/login' })).body).toBe('login.ar')
  await other.close()
  await rm(older, { recursive: true })
})
