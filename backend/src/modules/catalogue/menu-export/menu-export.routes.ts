import type { FastifyReply } from 'fastify'
import { IMPORT_FORM_LIMIT, readImportForm } from '#src/modules/catalogue/menu-import/menu-import.service.ts'
import type { MenuImportService } from '#src/modules/catalogue/menu-import/menu-import.service.ts'
import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { MenuExportService } from './menu-export.service.ts'
import { writeSheet } from './write-sheet.ts'

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

export const menuExportRoutes = (
  exports: MenuExportService,
  imports: Pick<MenuImportService, 'faulty'>,
): Route[] => [
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
  defineRoute('POST /api/Product/ImportFaults', {
    rateLimit,
    bodyLimit: IMPORT_FORM_LIMIT,
    handler: async ({ scope, query, language, session, request, reply }) => {
      const { permissions, branchIds } = session
      const caller = { scope, language, permissions, branchIds, key: undefined }
      const rows = await imports.faulty(caller, await readImportForm(request))
      const format = query.Format
      return sendFile(reply, await writeSheet({ ...rows, format, language }), {
        name: 'not-imported',
        format,
      })
    },
  }),
]
