import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { contractOf, publishVersion, release, storeVersion } from '#src/testing/remote-version.ts'
import type { DeployHeaders } from '#src/testing/remote-version.ts'
import { outcomeOf, report, times } from '#src/testing/release-reports.ts'
import { isLower } from './refuse-older.ts'

const [FIRST, SECOND, THIRD] = ['1.0.0-aaaa', '1.2.0-bbbb', '1.10.0-cccc'] as const

let test: TestApp
let operator: DeployHeaders
beforeAll(async () => {
  test = await createTestApp()
  operator = await test.signIn('operator')
})
afterAll(() => test?.close())

const change = async (action: string, facts: object = {}) =>
  (await release(test, action, { name: 'menus', ...facts })).json()
const publish = async (version: string, facts: object = {}) => {
  const request = await storeVersion(test, contractOf('menus', version))
  return (await release(test, 'Publish', { ...request, ...facts })).json()
}
const fallbacks = async () =>
  (await test.app.inject({ url: '/api/Release/Fallbacks?name=menus', headers: operator })).json()

it('falls back to the last healthy version and skips a failing one', async () => {
  const admin = await test.signIn('admin')
  await publishVersion(test, ['menus', FIRST])
  await report(test, admin, [outcomeOf(FIRST)])
  await publishVersion(test, ['menus', SECOND])
  await report(test, admin, times(6, outcomeOf(SECOND, { failure: 'broken' })))
  expect(await publish(THIRD)).toMatchObject({ stable: THIRD, previous: FIRST })
})

it('lists the fallbacks of a channel with the health of each version', async () => {
  expect(await fallbacks()).toEqual([
    {
      version: SECOND,
      lastLiveAt: expect.any(String),
      ready: 0,
      failed: 6,
      verdict: 'failing',
      isUsual: false,
    },
    {
      version: FIRST,
      lastLiveAt: expect.any(String),
      ready: 1,
      failed: 0,
      verdict: 'healthy',
      isUsual: true,
    },
  ])
})

it('rolls back to a named version, also over several, but not to one that was never live', async () => {
  expect(await change('Rollback', { to: '9.9.9-aaaa' })).toMatchObject({ code: 'not_found' })
  expect(await change('Rollback', { to: SECOND })).toMatchObject({ stable: SECOND, previous: FIRST })
  expect(await change('Rollback')).toMatchObject({ stable: FIRST, previous: null })
  // Both were withdrawn.
  expect(await fallbacks()).toEqual([])
})

it('replaces a newer build by an older one only on explicit request', async () => {
  await publish(THIRD)
  expect(await publish(SECOND)).toMatchObject({
    status: 409,
    code: 'version_lower',
    current: { stable: THIRD },
  })
  await publishVersion(test, ['menus', SECOND], { channel: 'beta' })
  expect(await change('Promote', { from: 'beta' })).toMatchObject({ code: 'version_lower' })
  expect(await publish(SECOND, { allowLower: true })).toMatchObject({ stable: SECOND })
})

it('never falls back to the version that replaces a failing one', async () => {
  const channel = 'pilot'
  for (const version of [FIRST, SECOND]) await publishVersion(test, ['menus', version], { channel })
  expect(await publish(FIRST, { channel, allowLower: true })).toMatchObject({ stable: FIRST, previous: null })
})

it('publishes nothing when another version was published since the command began', async () => {
  const answer = await publish('2.0.0-dddd', { replaces: THIRD })
  expect(answer).toMatchObject({ code: 'stale_version', current: { pointer: { stable: SECOND } } })
  expect(await publish('2.0.0-dddd', { replaces: SECOND })).toMatchObject({ stable: '2.0.0-dddd' })
})

it.each([
  ['1.2.0-aaaa', '1.10.0-bbbb', true],
  ['1.10.0-aaaa', '1.2.0-bbbb', false],
  ['1.2.0-aaaa', '1.2.0-bbbb', false],
  ['2.0.0-aaaa', '1.9.9-bbbb', false],
  ['1.9.9-aaaa', '2.0.0-bbbb', true],
])('says that %s is lower than %s: %s', (one, other, expected) => {
  expect(isLower(one, other)).toBe(expected)
})
