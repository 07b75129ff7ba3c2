import type { FastifyReply } from 'fastify'
import { idempotencyKeyOf } from '#src/modules/infrastructure/infrastructure.ts'
import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { InvoicePapers } from './invoice-papers.ts'
import type { InvoiceService } from './invoice.service.ts'

const reads = { max: 300, windowSeconds: 60 }
const files = { max: 60, windowSeconds: 60 }

const TYPES = {
  pdf: 'application/pdf',
  xml: 'application/xml; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

const sendFile = (
  reply: FastifyReply,
  { name, format, bytes }: { name: string; format: keyof typeof TYPES; bytes: Buffer },
) =>
  reply
    .type(TYPES[format])
    .header('content-disposition', `attachment; filename="${name}.${format}"`)
    .header('x-content-type-options', 'nosniff')
    .send(bytes)

export const invoiceRoutes = (invoices: InvoiceService, papers: InvoicePapers): Route[] => [
  defineRoute('GET /api/Invoice/Get', {
    rateLimit: reads,
    handler: ({ scope, query }) => invoices.list(scope, query),
  }),
  defineRoute('GET /api/Invoice/Get/Id', {
    rateLimit: reads,
    handler: ({ scope, query }) => invoices.get(scope, query.Id),
  }),
  defineRoute('GET /api/Invoice/Months', {
    rateLimit: reads,
    handler: ({ scope, query }) => invoices.months(scope, query),
  }),
  defineRoute('GET /api/Invoice/Export', {
    rateLimit: { max: 20, windowSeconds: 60 },
    handler: async ({ scope, query, language, reply }) => {
      const bytes = await invoices.export(scope, query, language)
      return sendFile(reply, { name: 'invoices', format: query.Format, bytes })
    },
  }),
  defineRoute('GET /api/Invoice/Pdf/:id', {
    rateLimit: files,
    handler: async ({ scope, params, reply }) => {
      const { number, bytes } = await papers.pdf(scope, params.id)
      return sendFile(reply, { name: number, format: 'pdf', bytes })
    },
  }),
  defineRoute('GET /api/Invoice/Xml/:id', {
    rateLimit: files,
    handler: async ({ scope, params, reply }) => {
      const { number, bytes } = await papers.xml(scope, params.id)
      return sendFile(reply, { name: number, format: 'xml', bytes })
    },
  }),
  defineRoute('POST /api/Invoice/Credit', {
    rateLimit: { max: 60, windowSeconds: 60 },
    handler: ({ session, body, request }) =>
      invoices.credit({ request: body, byUserId: session.userId }, idempotencyKeyOf(request)),
  }),
]
