import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { Empty, Instant, Menu, Nothing, WeekAndDates, fits } from './shapes.ts'
import { bodyOf, routeOf } from './taken-call.ts'
import type { Route, Speaker } from './taken-call.ts'

const REASONS = ['ITEM_UNAVAILABLE', 'TOO_BUSY', 'CLOSED', 'BAD_ADDRESS', 'PRICE_MISMATCH', 'OTHER']
const why = (reasons: string[]) => z.strictObject({ reason: z.enum(reasons), message: z.string() })
const onSale = { product_id: z.int(), available: z.boolean(), until: Instant.nullable() }
const Availability = z.strictObject({
  items: z.array(z.strictObject(onSale)),
  options: z.array(z.strictObject({ ...onSale, option_id: z.int() })),
})
const Status = z.strictObject({
  state: z.enum(['OPEN', 'BUSY', 'CLOSED']),
  extra_minutes: z.int(),
  until: Instant.nullable(),
})

const ofOrder = (verb: string, schema: z.ZodType, state: string): Route => ({
  method: 'POST',
  path: new RegExp(`^/v1/stores/[^/]+/orders/[^/]+/${verb}$`),
  isRight: fits(schema),
  say: () => ({ order_id: 'x', state }),
})
const ofStore = (place: string, schema: z.ZodType, say: Route['say']): Route => {
  const [method = '', what = ''] = place.split(' ')
  return { method, path: new RegExp(`^/v1/stores/[^/]+${what}$`), isRight: fits(schema), say }
}

const ROUTES: Route[] = [
  ofStore('GET ', Nothing, () => ({ store_id: 'x', name: 'x' })),
  ofOrder('acknowledge', z.strictObject({ received_at: Instant }), 'NEW'),
  ofOrder('accept', z.strictObject({ preparation_minutes: z.int().min(1) }), 'ACCEPTED'),
  ofOrder('reject', why(REASONS), 'REJECTED'),
  ofOrder('delay', z.strictObject({ minutes: z.int().min(1) }), 'ACCEPTED'),
  ofOrder('ready', Empty, 'READY'),
  ofOrder('handed-over', Empty, 'HANDED_OVER'),
  ofOrder('cancel', why([...REASONS, 'CUSTOMER_REQUEST']), 'CANCELLED'),
  ofStore('PUT /menu', Menu, () => ({ complaints: [] })),
  ofStore('GET /menu', Nothing, () => ({
    categories: [],
    items: [{ productId: 7, name: '{}', price: 12.5, isAvailable: true }],
  })),
  ofStore('PUT /availability', Availability, () => ({ unknown: [] })),
  ofStore('PUT /status', Status, body => Object(body)),
  ofStore('GET /status', Nothing, () => ({
    state: 'BUSY',
    extra_minutes: 15,
    until: '2026-03-01T12:00:00.000Z',
  })),
  ofStore('PUT /hours', WeekAndDates, () => ({})),
]

export const hungerstation: Speaker = {
  answer: (call, secret) => {
    const signed = call.text === '' ? call.path : call.text
    const signature = createHmac('sha256', secret).update(signed).digest('hex')
    if (call.headers['x-hungerstation-signature'] !== signature)
      return { status: 401, body: { code: 'SIGNATURE_INVALID', message: 'signature' } }
    const [route, body] = [routeOf(ROUTES, call), bodyOf(call)]
    if (!route?.isRight(body) || !call.headers['idempotency-key'])
      return { status: 422, body: { code: 'INVALID', message: call.text } }
    return { status: 200, body: route.say(body) }
  },
}
