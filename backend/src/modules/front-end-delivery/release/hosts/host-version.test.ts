import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { release } from '#src/testing/remote-version.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test?.close())

const factsOf = (version: string) => ({
  version,
  hostApi: '1.0.0',
  provides: { react: { version: '19.3.1', exports: null } },
})
const versions = async () => {
  const url = '/api/Release/Hosts'
  const answer = await test.app.inject({ url, headers: await test.signIn('operator') })
  return answer.json().map((host: { version: string }) => host.version)
}

it('keeps the last five hosts, newest first, and moves a repeated one to the front', async () => {
  for (const version of ['1', '2', '3', '4', '5', '6', '3'])
    await release(test, 'RegisterHost', factsOf(version))
  expect(await versions()).toEqual(['3', '6', '5', '4', '2'])
})

it('accepts complete facts from the operator and the root token only', async () => {
  const operator = await release(test, 'RegisterHost', factsOf('7'), await test.signIn('operator'))
  const admin = await release(test, 'RegisterHost', factsOf('8'), await test.signIn('admin'))
  const broken = await release(test, 'RegisterHost', { ...factsOf('9'), provides: { react: '19' } })
  expect([operator.statusCode, admin.statusCode, broken.statusCode]).toEqual([200, 403, 400])
  expect((await versions())[0]).toBe('7')
})
