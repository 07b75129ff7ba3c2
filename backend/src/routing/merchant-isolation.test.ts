// @own-registry: runs as long as a suite.
import { ISOLATION_ACTORS, isIsolationActor } from '#src/testing/matrix/actors.ts'
import type { Actor } from '#src/testing/matrix/actors.ts'
import { differencesWithoutSecondMerchant } from '#src/testing/matrix/without-second-merchant.ts'
import { BRANCH_ROUTES } from '#src/testing/matrix/branch-routes.ts'
import { call } from '#src/testing/matrix/call.ts'
import { cellsOf } from '#src/testing/matrix/cells.ts'
import { THERE } from '#src/testing/matrix/merchants.ts'
import { untestedIds } from '#src/testing/matrix/named-ids.ts'
import { ALL_ROUTES, keyOf } from '#src/testing/matrix/routes.ts'
import { runCells } from '#src/testing/matrix/run-cells.ts'
import type { Ids } from '#src/testing/matrix/sample.ts'
import { samplesOf } from '#src/testing/matrix/samples.ts'
import { createWorld } from '#src/testing/matrix/world.ts'
import type { World } from '#src/testing/matrix/world.ts'

const rows = ALL_ROUTES.map(route => {
  const name = keyOf(route)
  const cells = cellsOf(route, samplesOf(name)).filter(({ actor }) => isIsolationActor(actor))
  return { route, name, cells }
})

let world: World
beforeAll(async () => {
  world = await createWorld({ hasOneWall: true })
})
afterAll(() => world?.close())

it.each(rows.map(row => [row.name, row.cells.length, row] as const))(
  'answers the same for ids of another merchant or branch as for absent ones, and changes nothing: %s (%i cells)',
  async (_name, _count, { route, cells }) => {
    expect(cells.length).toBeGreaterThanOrEqual(ISOLATION_ACTORS.length)
    expect(await runCells(world, route, cells)).toEqual([])
  },
)

// Belongs to the branch that the caller is not limited to.
const elsewhere = (name: keyof Ids): Partial<Ids> => {
  const { there } = world.merchants.first
  // The spare branch and what was asked for there are another branch as they are.
  const instead: Partial<Ids> = { ...there, spareBranchId: there.branchId }
  return name in instead ? { [name]: instead[name] } : {}
}

it.each(BRANCH_ROUTES.map(row => [row.name, row] as const))(
  'refuses another branch to an Admin who is limited to one: %s',
  async (_name, { route, samples, named }) => {
    const { headers, ids } = world.limitedAdmin
    const answers: string[] = []
    for (const sample of samples) {
      for (const name of named.filter(each => sample.points && each in sample.points)) {
        const ask = sample.ask({ ...ids, ...elsewhere(name) })
        const { outcome } = await call(world, { route, ask, headers })
        const changed = await world.kept.restore()
        if (outcome !== '403 forbidden_branch' || changed.length > 0)
          answers.push([name, outcome, ...changed].join(' '))
      }
    }
    expect(named).not.toHaveLength(0)
    expect(answers).toEqual([])
  },
)

it('asks with the ids of others for every id that a contract takes', () => {
  expect(ALL_ROUTES.flatMap(route => untestedIds(route, samplesOf(keyOf(route))))).toEqual([])
})

it('gives nobody different data because another merchant exists', async () => {
  expect(await differencesWithoutSecondMerchant(world)).toEqual([])
})

it('recognizes whose data an answer shows', async () => {
  const url = '/api/Branch/Get?PaginatedRequest.PageSize=100'
  const shown = async (actor: Actor) =>
    (await world.test.app.inject({ url, headers: world.caller(actor).headers })).body
  const [first, second] = [world.merchants.first.here.mark, world.merchants.second.here.mark]
  expect(await shown('Admin A')).toMatch(new RegExp(`${first}.*${THERE}`))
  expect(await shown('Admin B')).toContain(second)
  expect(await shown('SuperAdmin')).toMatch(new RegExp(`${first}.*${second}`))
})
