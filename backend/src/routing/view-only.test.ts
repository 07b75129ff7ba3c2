import pg from 'pg'
import { isOpenWhileViewing } from '@sufra/shared/contracts/endpoints/errors-of'
import { call } from '#src/testing/matrix/call.ts'
import type { Outcome } from '#src/testing/matrix/outcome.ts'
import { ALL_ROUTES, keyOf } from '#src/testing/matrix/routes.ts'
import type { Ids } from '#src/testing/matrix/sample.ts'
import { samplesOf } from '#src/testing/matrix/samples.ts'
import { createWorld } from '#src/testing/matrix/world.ts'
import type { World } from '#src/testing/matrix/world.ts'
import type { Route } from './route.ts'

const ASKS_WHO = ALL_ROUTES.filter(({ access }) => access !== 'public' && access !== 'channel')
const LEAVE = 'POST /api/AccountView/Leave'

let world: World
let owner: pg.Pool
let headers: { authorization: string }
let ids: Ids

beforeAll(async () => {
  world = await createWorld()
  owner = new pg.Pool({ connectionString: world.test.ownerUrl, max: 1 })
  // The merchant's ids, and the operator's own person.
  ids = { ...world.caller('Admin A').ids, selfId: world.caller('SuperAdmin').ids.selfId }
  const begun = await world.test.app.inject({
    method: 'POST',
    url: '/api/AccountView/Begin',
    headers: world.caller('SuperAdmin').headers,
    payload: { accountId: ids.accountId, reason: 'They asked for help.' },
  })
  headers = { authorization: `Bearer ${begun.json().accessToken}` }
})
afterAll(async () => {
  await owner?.end()
  await world?.close()
})

/** Returns the tables that changed, and the number of rows in those that the start of the impersonation writes. */
const stateOf = async () => {
  const { rows } = await owner.query(
    `select (select count(*) from audit_entry) as acts, (select count(*) from impersonation where ended_at is null) as views,
      (select count(*) from graphile_worker.jobs) as jobs`,
  )
  return { changed: await world.kept.changed(), ...rows[0] }
}

const ask = async (route: Route) => {
  const outcomes: Outcome[] = []
  for (const sample of samplesOf(keyOf(route)))
    outcomes.push((await call(world, { route, ask: sample.ask(ids), headers })).outcome)
  return outcomes
}

const declared = (route: Route): Outcome[] =>
  samplesOf(keyOf(route)).map(sample => {
    if (!isOpenWhileViewing(route)) return '403 view_only'
    if (!route.access.includes('Admin')) return '403 forbidden_role'
    return sample.ownFor?.['Admin A'] ?? 'ok'
  })

it('answers every allowed read as declared, and leaves no trace', async () => {
  const before = await stateOf()
  const answers: [string, Outcome[]][] = []
  const expected: [string, Outcome[]][] = []
  for (const route of ASKS_WHO.filter(each => keyOf(each) !== LEAVE)) {
    answers.push([keyOf(route), await ask(route)])
    expected.push([keyOf(route), declared(route)])
  }
  expect(answers).toEqual(expected)
  expect(await stateOf()).toEqual(before)
})

it.each([
  ['/api/Authentication/Logout', {}],
  ['/api/Authentication/CodeConfirmation', { email: 'a@sufra.test', code: '000000', purpose: 'ChangeEmail' }],
  ['/api/Authentication/ResendVerificationCode', { email: 'a@sufra.test', purpose: 'ChangeEmail' }],
  ['/api/Authentication/AccountValidation', { field: 'crNumber', value: '1010999999' }],
])('counts as signed out on public routes that check the caller: %s', async (url, payload) => {
  const before = await stateOf()
  const { statusCode, body } = await world.test.app.inject({ method: 'POST', url, headers, payload })
  expect([statusCode, JSON.parse(body).code]).toEqual([403, 'view_only'])
  expect(await stateOf()).toEqual(before)
})
