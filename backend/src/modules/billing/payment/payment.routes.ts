import { idempotencyKeyOf } from '#src/modules/infrastructure/infrastructure.ts'
import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { PaymentService } from './payment.service.ts'

const LARGEST_MESSAGE = 32 * 1024
// ClickPay sends for all merchants from a few addresses, and customers of one office share an address.
const messages = { max: 600, windowSeconds: 60 }

const writes = { max: 60, windowSeconds: 60 }

const bytesOf = (body: unknown): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0))

export const paymentRoutes = (payments: PaymentService): Route[] => [
  defineRoute('POST /api/ClickPay/AddPayment', {
    rateLimit: { max: 30, windowSeconds: 60 },
    handler: ({ session, body, request }) => payments.add(session.accountId, body, idempotencyKeyOf(request)),
  }),
  defineRoute('POST /api/ClickPay/Callback', {
    rateLimit: messages,
    bodyLimit: LARGEST_MESSAGE,
    handler: ({ body, request }) => payments.callback({ raw: bytesOf(body), headers: request.headers }),
  }),
  defineRoute('POST /api/ClickPay/Return', {
    rateLimit: messages,
    bodyLimit: LARGEST_MESSAGE,
    handler: async ({ body, reply }) => reply.redirect(await payments.return(bytesOf(body)), 302),
  }),
  defineRoute('GET /api/ClickPay/Status', {
    rateLimit: { max: 240, windowSeconds: 60 },
    handler: ({ session, query }) => payments.status(session.accountId, query.paymentId),
  }),
  defineRoute('PUT /api/Payment/Resolve', {
    rateLimit: writes,
    handler: ({ session, body }) => payments.resolve({ request: body, byUserId: session.userId }),
  }),
  defineRoute('POST /api/Payment/Refund', {
    rateLimit: writes,
    handler: ({ session, body, request }) =>
      payments.refund({ request: body, byUserId: session.userId }, idempotencyKeyOf(request)),
  }),
  defineRoute('GET /api/Payment/Get', {
    rateLimit: { max: 120, windowSeconds: 60 },
    handler: ({ scope, query }) => payments.list(scope, query),
  }),
]
