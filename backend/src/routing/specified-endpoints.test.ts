import type { EndpointKey } from '@sufra/shared/contracts/endpoints/endpoint'
import { SPECIFIED_ENDPOINTS } from '@sufra/shared/contracts/specified'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { ALL_ROUTES, keyOf } from '#src/testing/matrix/routes.ts'

// Names of the demo accounts.
const WHO = new Map([
  ['Admin', 'admin'],
  ['SuperAdmin', 'operator'],
])

let test: TestApp
const headers = new Map<string, { authorization: string }>()
beforeAll(async () => {
  test = await createTestApp()
  for (const [role, name] of WHO) headers.set(role, await test.signIn(name))
})
afterAll(() => test?.close())

/** Sends no meaningful body: an existing endpoint answers or refuses it, and only a missing one returns 404. */
const ask = async (key: EndpointKey, role?: string) => {
  const { method, path } = ALL_ROUTES.find(route => keyOf(route) === key) ?? {}
  if (!method || !path) return 'no such route'
  const sent = { method, url: path.replace(':id', '0'), headers: headers.get(role ?? '') }
  const answer = await test.app.inject({ ...sent, ...(method === 'GET' ? {} : { payload: {} }) })
  return answer.statusCode
}

it('is the catalogue of 92 paths', () => {
  expect(new Set(SPECIFIED_ENDPOINTS).size).toBe(92)
})

it.each(SPECIFIED_ENDPOINTS)('serves %s to those who may call it', async key => {
  const access = [ALL_ROUTES.find(route => keyOf(route) === key)?.access ?? []].flat()
  if (access.includes('public')) return expect([200, 400, 401]).toContain(await ask(key))
  expect(await ask(key)).toBe(401)
  const role = [...WHO.keys()].find(each => access.some(allowed => allowed === each))
  // A product is sent as a form.
  expect([200, 400, 415]).toContain(await ask(key, role))
})
