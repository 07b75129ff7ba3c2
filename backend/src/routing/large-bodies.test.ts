import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { registerBodies } from '#src/plugins/bodies.ts'
import { sendProblem } from '#src/plugins/error-mapper.ts'
import { eventually } from '#src/testing/shop-fixture.ts'
import { createLargeBodies } from './large-bodies.ts'
import { mountRoutes } from './mount-routes.ts'

const NAMES = Array.from({ length: 400 }, (_none, at) => `dish number ${at}`)

let app: FastifyInstance
/** names of the bodies, in the order in which they were validated */
let validated: string[]
let finish: (() => void)[]

const finishAll = (): void => {
  for (const each of finish.splice(0)) each()
}

beforeEach(async () => {
  validated = []
  finish = []
  const noted = (name: string) => {
    validated.push(name)
    return true
  }
  app = Fastify()
  app.setErrorHandler(sendProblem)
  app.setSerializerCompiler(() => JSON.stringify)
  app.setValidatorCompiler(() => () => true)
  await registerBodies(app)
  mountRoutes(app, {
    countRequest: async () => ({ count: 1, secondsLeft: 1 }),
    rateLimitFactor: 1,
    noteQuietAct: async () => undefined,
    findBranchIds: async () => [],
    inTurn: createLargeBodies({ DATABASE_MERCHANT_WAITING: 2 }),
    gatekeeper: {
      findDeployer: async () => null,
      requireSession: async ({ headers }) => JSON.parse(String(headers['x-session'])),
    },
    routes: [
      {
        method: 'PUT',
        path: '/api/Dish/Rename',
        summary: 'Renames dishes',
        access: ['Admin'],
        rateLimit: { max: 100, windowSeconds: 60 },
        body: z.strictObject({ call: z.string().refine(noted), names: z.array(z.string()) }),
        answer: z.object({}),
        handler: () => new Promise(resolve => finish.push(() => resolve({}))),
      },
    ],
  })
})
afterEach(async () => {
  finishAll()
  await app.close()
})

const rename = async (accountId: number, call: string, names: string[] = NAMES): Promise<number> => {
  const session = { role: 'Admin', accountId, userId: 1, viewedBy: null, permissions: [], branchIds: [] }
  const { statusCode } = await app.inject({
    method: 'PUT',
    url: '/api/Dish/Rename',
    headers: { 'x-session': JSON.stringify(session) },
    payload: { call, names },
  })
  return statusCode
}

const untilValidated = (count: number) => eventually(async () => validated[count - 1])
it('validates one large body of a merchant at a time, in order, and other requests at once', async () => {
  const calls = ['first', 'second', 'third'].map(call => rename(1, call))
  await untilValidated(1)
  calls.push(rename(1, 'small', ['tea']), rename(2, 'of another merchant'))
  await untilValidated(3)
  expect(validated).toEqual(['first', 'small', 'of another merchant'])
  finishAll()
  await untilValidated(4)
  finishAll()
  await untilValidated(5)
  finishAll()
  expect(validated.slice(3)).toEqual(['second', 'third'])
  expect(await Promise.all(calls)).toEqual([200, 200, 200, 200, 200])
})

it('refuses a large body when too many of its merchant wait, and goes on after a faulty one', async () => {
  const calls = ['first', 'second', 'third', 'fourth'].map(call => rename(1, call))
  const answered: number[] = []
  for (const call of calls) void call.then(status => answered.push(status))
  expect(await eventually(async () => answered[0])).toBe(429)
  finishAll()
  await untilValidated(2)
  finishAll()
  await untilValidated(3)
  finishAll()
  expect(await Promise.all(calls)).toEqual([200, 200, 200, 429])
  expect(await rename(1, '', [...NAMES, '\ud800'])).toBe(400)
  const next = rename(1, 'next')
  await eventually(async () => finish[0])
  finishAll()
  expect(await next).toBe(200)
})
