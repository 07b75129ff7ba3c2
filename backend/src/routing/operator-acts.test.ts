import pg from 'pg'
import { call } from '#src/testing/matrix/call.ts'
import { ALL_ROUTES, keyOf } from '#src/testing/matrix/routes.ts'
import { samplesOf } from '#src/testing/matrix/samples.ts'
import { createWorld } from '#src/testing/matrix/world.ts'
import type { World } from '#src/testing/matrix/world.ts'
import type { Route } from './route.ts'

const isOperators = ({ access }: Route) => access === 'deploy' || access.includes('SuperAdmin')
const ACTS = ALL_ROUTES.filter(route => route.method !== 'GET' && isOperators(route) && !route.effect)

// A sample that is refused to the operator or that changes nothing leaves no entry.
const changesSomething = (route: Route): boolean =>
  samplesOf(keyOf(route)).some(({ ownFor, isReading }) => !isReading && !ownFor?.SuperAdmin)

let world: World
let owner: pg.Pool
beforeAll(async () => {
  world = await createWorld()
  owner = new pg.Pool({ connectionString: world.test.ownerUrl, max: 1 })
})
afterAll(async () => {
  await owner?.end()
  await world?.close()
})

const readEntries = async () =>
  (
    await owner.query(
      'select action, by_user_id as "byUserId", from_address as "from", account_id as "accountId", before, after, request from audit_entry order by id',
    )
  ).rows

const entriesOf = async (route: Route) => {
  const { headers, ids } = world.caller('SuperAdmin')
  for (const sample of samplesOf(keyOf(route))) {
    const before = (await readEntries()).length
    const { outcome } = await call(world, { route, ask: sample.ask(ids), headers })
    await sample.settle?.(world.test)
    const entries = (await readEntries()).slice(before)
    await world.kept.restore()
    if (outcome === 'ok' && !sample.isReading) return entries
  }
  return undefined
}

it.each(ACTS.filter(changesSomething).map(route => [keyOf(route), route] as const))(
  'leaves an entry of what the operator does: %s',
  async (_name, route) => {
    const entries = await entriesOf(route)
    expect(entries?.length).toBeGreaterThan(0)
    const action = route.path.replace('/api/', '').replaceAll('/', '.')
    for (const entry of entries ?? [])
      expect(entry).toMatchObject({ action, byUserId: expect.any(Number), from: '127.0.0.1' })
    expect(JSON.stringify(entries)).not.toMatch(/"(\w*(password|secret|token)\w*)":"(?!\*")/i)
  },
)
