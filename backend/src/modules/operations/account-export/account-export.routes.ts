import { localDate } from '@sufra/shared/contracts/zoned-time'
import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import { headersOfFile } from '#src/routing/stored-file.ts'
import type { AccountExportService } from './account-export.service.ts'

const ZONE = 'Asia/Riyadh'

export const accountExportRoutes = (exports: AccountExportService): Route[] => [
  defineRoute('GET /api/AccountExport/Get', {
    rateLimit: { max: 120, windowSeconds: 60 },
    handler: ({ session }) => exports.list(session),
  }),
  defineRoute('POST /api/AccountExport/Add', {
    rateLimit: { max: 6, windowSeconds: 3600 },
    handler: ({ session }) => exports.add(session),
  }),
  defineRoute('GET /api/AccountExport/File/:id', {
    rateLimit: { max: 30, windowSeconds: 60 },
    handler: async ({ session, params, reply }) => {
      const { stream, bytes, at } = await exports.open(session, params.id)
      return reply
        .headers(headersOfFile('application/zip'))
        .header('content-length', bytes)
        .header('content-disposition', `attachment; filename="sufra-${localDate(at, ZONE)}.zip"`)
        .send(stream)
    },
  }),
]
