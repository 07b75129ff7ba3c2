import { formFile } from '#src/modules/infrastructure/infrastructure.ts'
import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import { headersOfFile } from '#src/routing/stored-file.ts'
import type { TicketFileService } from './ticket-file.service.ts'

// Names may be in any language: `filename*` (RFC 6266) follows an ASCII fallback.
const disposition = (name: string): string =>
  `attachment; filename="${name.replace(/[^\x20-\x7e]|["\\%]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, sign => `%${sign.charCodeAt(0).toString(16)}`)}`

export const ticketFileRoutes = (files: TicketFileService): Route[] => [
  defineRoute('POST /api/Ticket/AddFile', {
    rateLimit: { max: 60, windowSeconds: 60 },
    bodyLimit: 6 * 1024 * 1024,
    handler: async ({ session, scope, query, request }) =>
      files.add({ session, scope }, query.TicketId, await formFile(request)),
  }),
  defineRoute('GET /api/Ticket/File/:id', {
    rateLimit: { max: 300, windowSeconds: 60 },
    handler: async ({ session, scope, params, reply }) => {
      const { name, type, bytes } = await files.get({ session, scope }, params.id)
      return reply.headers(headersOfFile(type)).header('content-disposition', disposition(name)).send(bytes)
    },
  }),
]
