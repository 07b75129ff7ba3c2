import type { FastifyReply } from 'fastify'
import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { MenuExportService } from './menu-export.service.ts'

const TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
}
const rateLimit = { max: 30, windowSeconds: 60 }

const sendFile = (
  reply: FastifyReply,
  bytes: Buffer,
  { name, format }: { name: string; format: 'xlsx' | 'csv' },
) =>
  reply
    .type(TYPES[format])
    .header('content-disposition', `attachment; filename="${name}.${format}"`)
    .header('x-content-type-options', 'nosniff')
    .send(bytes)

export const menuExportRoutes = (exports: MenuExportService): Route[] => [
  defineRoute('GET /api/Product/Export', {
    rateLimit,
    handler: async ({ scope, query, language, reply }) =>
      sendFile(reply, await exports.menu(scope, query, language), { name: 'menu', format: query.Format }),
  }),
  defineRoute('POST /api/Product/Export', {
    rateLimit,
    handler: async ({ scope, body, language, reply }) =>
      sendFile(reply, await exports.some(scope, body, language), { name: 'menu', format: body.format }),
  }),
  defineRoute('GET /api/Product/ImportTemplate', {
    rateLimit,
    handler: async ({ query, language, reply }) =>
      sendFile(reply, await exports.template(query.Format, language), {
        name: 'menu-template',
        format: query.Format,
      }),
  }),
]
