// @own-registry: runs as long as a suite.
import { GRANTABLE_PERMISSIONS, holdsAny } from '@sufra/shared/contracts/permission'
import { isIsolationActor } from '#src/testing/matrix/actors.ts'
import { call } from '#src/testing/matrix/call.ts'
import { cellsOf } from '#src/testing/matrix/cells.ts'
import { ALL_ROUTES, keyOf } from '#src/testing/matrix/routes.ts'
import { runCells } from '#src/testing/matrix/run-cells.ts'
import { OVERRIDES, samplesOf } from '#src/testing/matrix/samples.ts'
import { createWorld } from '#src/testing/matrix/world.ts'
import type { World } from '#src/testing/matrix/world.ts'

const SMALLEST_MATRIX = 1500

const rows = ALL_ROUTES.map(route => ({
  route,
  name: keyOf(route),
  // `merchant-isolation.test.ts` covers the other actors.
  cells: cellsOf(route, samplesOf(keyOf(route))).filter(({ actor }) => !isIsolationActor(actor)),
}))
let ran = 0

const opensToCustom = rows.filter(({ route }) => route.permission && [route.access].flat().includes('Custom'))

let world: World
beforeAll(async () => {
  world = await createWorld({ hasOneWall: true })
})
afterAll(() => world?.close())

it.each(rows.map(row => [row.name, row.cells.length, row] as const))(
  'answers every actor as declared: %s (%i cells)',
  async (_name, _count, { route, cells }) => {
    expect(cells).not.toHaveLength(0)
    const complaints = await runCells(world, route, cells)
    ran += cells.length
    expect(complaints).toEqual([])
  },
)

it.each(opensToCustom.map(row => [row.name, row] as const))(
  'admits a single permission only where the endpoint table names it: %s',
  async (name, { route }) => {
    const [sample] = samplesOf(name)
    const refused = []
    for (const [permission, { headers, ids }] of world.holders) {
      const ask = sample?.ask(ids) ?? { url: route.path }
      const { outcome } = await call(world, { route, ask, headers })
      if (outcome === '403 forbidden_role') refused.push(permission)
      // A route with several alternative permissions also checks the body.
      else if (typeof route.permission === 'string') expect(outcome).toBe(sample?.ownFor?.['Admin A'] ?? 'ok')
      await world.kept.restore()
    }
    const others = GRANTABLE_PERMISSIONS.filter(permission => !holdsAny([permission], route.permission))
    expect(refused).toEqual(expect.arrayContaining(others))
    if (typeof route.permission === 'string') expect(refused).toEqual(others)
  },
)

it('overrides no request of a route that does not exist', () => {
  const known = new Set(ALL_ROUTES.map(keyOf))
  expect([...OVERRIDES.keys()].filter(key => !known.has(key))).toEqual([])
})

it(`has at least ${SMALLEST_MATRIX} cells`, () => {
  expect(ran).toBe(rows.flatMap(({ cells }) => cells).length)
  expect(ran).toBeGreaterThanOrEqual(SMALLEST_MATRIX)
})
