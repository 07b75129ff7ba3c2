import Fastify from 'fastify'
import { z } from 'zod'
import { mountRoutes } from './mount-routes.ts'
import { validateRoute } from './route-validation.ts'
import { NoBody } from '@sufra/shared/contracts/endpoints/endpoint'
import type { Route } from './route.ts'

const complete: Route = {
  method: 'POST',
  path: '/api/Thing/Change/:id',
  summary: 'Changes a thing',
  access: ['Admin'],
  rateLimit: { max: 10, windowSeconds: 60 },
  params: z.object({ id: z.string() }),
  body: z.strictObject({ name: z.string() }),
  answer: z.object({}),
  handler: async () => ({}),
}

const without = (name: keyof Route): Route => {
  const broken = { ...complete }
  Reflect.deleteProperty(broken, name)
  return broken
}

it('accepts a complete route', () => {
  expect(validateRoute(complete)).toEqual([])
})

it.each(['access', 'rateLimit', 'answer', 'summary', 'params', 'body'] as const)(
  'refuses a route without %s',
  name => {
    expect(validateRoute(without(name))).toHaveLength(1)
  },
)

it('refuses unknown roles and an empty list of roles', () => {
  expect(validateRoute({ ...complete, access: [] })).toHaveLength(1)
  expect(validateRoute({ ...complete, access: JSON.parse('["Boss"]') })).toHaveLength(1)
  expect(validateRoute({ ...complete, access: JSON.parse('"everybody"') })).toHaveLength(1)
})

it('refuses a permission that no role is checked for, or that a listed role cannot have', () => {
  expect(validateRoute({ ...complete, permission: 'team.manage' })).toEqual([])
  expect(validateRoute({ ...complete, access: 'public', permission: 'team.manage' })).toHaveLength(1)
  const opened = { ...complete, permission: 'team.manage' } as const
  expect(validateRoute({ ...opened, access: ['Admin', 'Custom'] })).toHaveLength(1)
  expect(validateRoute({ ...opened, access: ['Admin', 'Kitchen'] })).toHaveLength(1)
})

it('refuses a body that accepts unknown keys', () => {
  expect(validateRoute({ ...complete, body: z.object({ name: z.string() }) })).toHaveLength(1)
  expect(validateRoute({ ...complete, body: z.strictObject({}).optional() })).toEqual([])
  expect(validateRoute({ ...complete, body: NoBody })).toEqual([])
})

it('refuses a GET with a body and a raw route with a contract', () => {
  expect(validateRoute({ ...complete, method: 'GET' })).toHaveLength(1)
  expect(validateRoute({ ...complete, raw: true })).toHaveLength(1)
})

it('refuses to boot and lists every fault', () => {
  const gatekeeper = {
    requireSession: () => Promise.reject(new Error('nobody')),
    findDeployer: async () => null,
  }
  const mount = () =>
    mountRoutes(Fastify(), {
      routes: [complete, without('access'), complete],
      gatekeeper,
      countRequest: async () => ({ count: 1, secondsLeft: 1 }),
      rateLimitFactor: 1,
      noteQuietAct: async () => undefined,
      findBranchIds: async () => [],
      inTurn: (_request, work) => work(),
    })
  expect(mount).toThrow(/POST \/api\/Thing\/Change\/:id: it does not say who may call/)
  expect(mount).toThrow(/registered twice/)
})
