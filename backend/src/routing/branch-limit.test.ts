// @own-registry: takes as long as a suite.
import type { z } from 'zod'
import { NoBody } from '@sufra/shared/contracts/endpoints/endpoint'
import { jsonSchemaOf } from '#src/testing/matrix/body-places.ts'
import { call } from '#src/testing/matrix/call.ts'
import { ALL_ROUTES, keyOf } from '#src/testing/matrix/routes.ts'
import type { Ids, Sample } from '#src/testing/matrix/sample.ts'
import { samplesOf } from '#src/testing/matrix/samples.ts'
import { createWorld } from '#src/testing/matrix/world.ts'
import type { World } from '#src/testing/matrix/world.ts'
import { branchesNamedBy } from './branch-limit.ts'
import type { Route } from './route.ts'

const BRANCH_KEY = /branch(es)?ids?$/i
const AT_BRANCH: readonly (keyof Ids)[] = [
  ...(['branchId', 'spareBranchId', 'orderId', 'integrationId', 'requestId'] as const),
  ...(['shiftId', 'shiftNoteId', 'printerId', 'printJobId'] as const),
]

type Schema = z.core.JSONSchema.JSONSchema

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null

const partsOf = ({ anyOf, oneOf, allOf, items, additionalProperties }: Schema): Schema[] =>
  [...(anyOf ?? []), ...(oneOf ?? []), ...(allOf ?? []), items, additionalProperties].flat().filter(isSchema)

/** Whether a contract takes a branch anywhere, by the names of its fields. */
const takesBranch = (schema: Schema): boolean =>
  Object.entries(schema.properties ?? {}).some(
    ([name, part]) => BRANCH_KEY.test(name) || (isSchema(part) && takesBranch(part)),
  ) || partsOf(schema).some(takesBranch)

const contractsOf = ({ params, query, body }: Route, samples: Sample[]): z.ZodType[] =>
  [params, query, body, ...samples.map(({ contract }) => contract)]
    .filter(each => each !== undefined)
    .filter(each => each !== NoBody)

const mayAdmin = ({ access }: Route): boolean => Array.isArray(access) && access.includes('Admin')

const rows = ALL_ROUTES.filter(mayAdmin).map(route => {
  const samples = samplesOf(keyOf(route))
  const named = AT_BRANCH.filter(name => samples.some(({ points }) => points && name in points))
  const isNaming =
    route.branchLimit !== undefined ||
    contractsOf(route, samples).some(contract => takesBranch(jsonSchemaOf(contract)))
  return { route, name: keyOf(route), samples, named, isNaming }
})
const limited = rows.filter(({ isNaming, named }) => isNaming || named.length > 0)

let world: World
beforeAll(async () => {
  world = await createWorld({ hasOneWall: true })
})
afterAll(() => world?.close())

// Belongs to the branch that the caller is not limited to.
const elsewhere = (name: keyof Ids): Partial<Ids> => {
  const { there } = world.merchants.first
  // The spare branch and what was asked for there are another branch as they are.
  const instead: Partial<Ids> = { ...there, spareBranchId: there.branchId }
  return name in instead ? { [name]: instead[name] } : {}
}

it.each(limited.map(row => [row.name, row] as const))(
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

it('says on every route that takes a branch that it may refuse one', () => {
  const silent = rows.filter(({ route, isNaming }) => isNaming && !route.errors?.includes('forbidden_branch'))
  expect(silent.map(({ name }) => name)).toEqual([])
})

const takesId = (contract: z.ZodType): boolean =>
  Object.keys(jsonSchemaOf(contract).properties ?? {}).some(name => /^id$/i.test(name))

it('limits the Id of every route about one branch', () => {
  const open = rows.filter(
    ({ route, samples }) =>
      route.path.startsWith('/api/Branch/') &&
      route.branchLimit !== 'id' &&
      contractsOf(route, samples).some(takesId),
  )
  expect(open.map(({ name }) => name)).toEqual([])
})

it('finds branches at any depth, in lists, and as the Id where the route says so', () => {
  const parts = [
    undefined,
    { BranchId: 0 },
    { id: 9, list: [{ branchId: 1 }, { at: { branchIds: [2, 3] } }] },
  ]
  expect(branchesNamedBy({}, parts)).toEqual([1, 2, 3])
  expect(branchesNamedBy({ branchLimit: 'id' }, parts)).toEqual([9, 1, 2, 3])
  expect(branchesNamedBy({ branchLimit: 'changes' }, parts)).toEqual([])
})
