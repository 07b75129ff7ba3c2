import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { idempotencyKeyOf } from '#src/modules/infrastructure/infrastructure.ts'
import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { OrderService } from './order.service.ts'

const rateLimit = { max: 300, windowSeconds: 60 }

const TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
}

const wantsCsv = ({ headers }: FastifyRequest): boolean => headers.accept?.startsWith('text/csv') ?? false

const sendFile = (
  reply: FastifyReply,
  { stream, total, format = 'csv' }: { stream: Readable; total: number; format?: 'xlsx' | 'csv' },
) =>
  reply
    .type(TYPES[format])
    .header('content-disposition', `attachment; filename="orders.${format}"`)
    .header('x-content-type-options', 'nosniff')
    .header('x-total-count', total)
    .send(stream)

export const orderRoutes = (orders: OrderService): Route[] => [
  defineRoute('GET /api/Order/GetLiveOrders', {
    rateLimit,
    handler: ({ session, query }) => orders.live(session, query),
  }),
  defineRoute('GET /api/Order/Get', {
    rateLimit,
    handler: async ({ session, scope, query, language, request, reply }) =>
      wantsCsv(request)
        ? sendFile(
            reply,
            await orders.export({ session, scope }, { query: { ...query, Format: 'csv' }, language }),
          )
        : orders.list({ session, scope }, query),
  }),
  defineRoute('GET /api/Order/Totals', {
    rateLimit,
    handler: ({ session, scope, query }) => orders.totals({ session, scope }, query),
  }),
  defineRoute('GET /api/Order/Export', {
    rateLimit: { max: 20, windowSeconds: 60 },
    handler: async ({ session, scope, query, language, reply }) =>
      sendFile(reply, {
        format: query.Format,
        ...(await orders.export({ session, scope }, { query, language })),
      }),
  }),
  defineRoute('GET /api/Order/Receipt/:id', {
    rateLimit,
    handler: ({ session, scope, params }) => orders.receipt({ session, scope }, params.id),
  }),
  defineRoute('POST /api/Order/Refund', {
    rateLimit,
    handler: ({ session, body, request }) => orders.refund(session, body, idempotencyKeyOf(request)),
  }),
  defineRoute('GET /api/Order/Details/:id', {
    rateLimit,
    handler: ({ session, scope, params }) => orders.details({ session, scope }, params.id),
  }),
  defineRoute('GET /api/Order/History/:id', {
    rateLimit,
    handler: ({ session, scope, params }) => orders.history({ session, scope }, params.id),
  }),
  defineRoute('GET /api/Order/Calls/:id', {
    rateLimit,
    handler: ({ session, scope, params }) => orders.calls({ session, scope }, params.id),
  }),
  defineRoute('POST /api/Order/ExecuteAction', {
    rateLimit,
    handler: ({ session, body, request }) => orders.execute(session, body, idempotencyKeyOf(request)),
  }),
]
