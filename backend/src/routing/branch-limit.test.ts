import type { z } from 'zod'
import { jsonSchemaOf } from '#src/testing/matrix/body-places.ts'
import { ADMIN_ROUTES, contractsOf } from '#src/testing/matrix/branch-routes.ts'
import { branchesNamedBy } from './branch-limit.ts'

// `merchant-isolation.test.ts` asks these routes for another branch.
it('says on every route that takes a branch that it may refuse one', () => {
  const silent = ADMIN_ROUTES.filter(
    ({ route, isNaming }) => isNaming && !route.errors?.includes('forbidden_branch'),
  )
  expect(silent.map(({ name }) => name)).toEqual([])
})

const takesId = (contract: z.ZodType): boolean =>
  Object.keys(jsonSchemaOf(contract).properties ?? {}).some(name => /^id$/i.test(name))

it('limits the Id of every route about one branch', () => {
  const open = ADMIN_ROUTES.filter(
    ({ route, samples }) =>
      route.path.startsWith('/api/Branch/') &&
      route.branchLimit !== 'id' &&
      contractsOf(route, samples).some(takesId),
  )
  expect(open.map(({ name }) => name)).toEqual([])
})

it('finds branches at any depth, in lists, and as the Id if the route declares that', () => {
  const parts = [
    undefined,
    { BranchId: 0 },
    { id: 9, list: [{ branchId: 1 }, { at: { branchIds: [2, 3] } }] },
  ]
  expect(branchesNamedBy({}, parts)).toEqual([1, 2, 3])
  expect(branchesNamedBy({ branchLimit: 'id' }, parts)).toEqual([9, 1, 2, 3])
  expect(branchesNamedBy({ branchLimit: 'changes' }, parts)).toEqual([])
})
