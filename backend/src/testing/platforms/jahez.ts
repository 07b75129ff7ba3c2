import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { Categories, Item, Nothing, Week, fits } from './shapes.ts'
import { bodyOf, routeOf } from './taken-call.ts'
import type { Answer, Route, Speaker, TakenCall } from './taken-call.ts'

const Status = z.discriminatedUnion('status', [
  z.strictObject({ status: z.literal('seen') }),
  z.strictObject({ status: z.literal('accepted'), minutes: z.int().min(1) }),
  z.strictObject({ status: z.literal('rejected'), reason: z.literal([1, 2, 3, 4, 5, 9]) }),
  z.strictObject({ status: z.literal('ready') }),
  z.strictObject({ status: z.literal('out') }),
])
const Availability = z.strictObject({
  open: z.boolean(),
  level: z.enum(['normal', 'busy']),
  minutes: z.literal(60).nullable(),
})
const Grant = z.strictObject({
  grant_type: z.literal('client_credentials'),
  client_id: z.string(),
  client_secret: z.string(),
})

const route = (place: string, schema: z.ZodType, say: Route['say']): Route => {
  const [method = '', path = ''] = place.split(' ')
  return { method, path: new RegExp(`${path}$`), isRight: fits(schema), say }
}
const stateOf = (body: unknown): object => ({ orderId: 'x', status: Object(body).status })

const ROUTES: Route[] = [
  route('GET ^/api/branches/[^/]+', Nothing, () => ({ branchId: 'x', name: 'x' })),
  route('POST ^/api/orders/[^/]+/status', Status, stateOf),
  route('POST ^/api/orders/[^/]+/eta', z.strictObject({ addMinutes: z.int().min(1) }), () => ({
    orderId: 'x',
    eta: new Date().toISOString(),
  })),
  route('PUT /categories', z.strictObject({ categories: Categories }), () => ({})),
  route('PUT /items/[0-9]+', Item, () => ({})),
  route('DELETE /items/[0-9]+', Nothing, () => ({})),
  route('GET /items', Nothing, () => ({
    items: [{ productId: 2_000_000_001, price: 3, isAvailable: false }],
  })),
  route('PATCH /items/[0-9]+', z.strictObject({ visible: z.boolean() }), () => ({})),
  route('PUT /availability', Availability, body => ({ ...Object(body), reopensAt: null })),
  route('GET /availability', Nothing, () => ({ open: false, level: 'normal', reopensAt: null })),
  route('PUT /hours', Week, () => ({})),
]

/** `forget` invalidates the tokens that it issued. */
export const createJahez = (): Speaker & { forget(): void } => {
  const tokens = new Set<string>()

  const grant = (call: TakenCall, secret: string): Answer => {
    const asked = Grant.safeParse(bodyOf(call))
    if (asked.data?.client_secret !== secret)
      return { status: 401, body: { code: 'invalid_client', message: 'nobody' } }
    const token = randomUUID()
    tokens.add(`Bearer ${token}`)
    return { status: 200, body: { access_token: token, expires_in: 300 } }
  }

  return {
    forget: () => tokens.clear(),
    answer: (call, secret) => {
      if (call.path === '/oauth/token') return grant(call, secret)
      if (!tokens.has(call.headers.authorization ?? ''))
        return { status: 401, body: { code: 'token_expired', message: 'old' } }
      const [found, body] = [routeOf(ROUTES, call), bodyOf(call)]
      if (!found?.isRight(body) || !call.headers['idempotency-key'])
        return { status: 422, body: { code: 'invalid', message: call.text } }
      return { status: 200, body: found.say(body) }
    },
  }
}
