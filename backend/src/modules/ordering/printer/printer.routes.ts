import { idempotencyKeyOf } from '#src/modules/infrastructure/infrastructure.ts'
import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { PrinterService } from './printer.service.ts'

const rateLimit = { max: 300, windowSeconds: 60 }
const writes = { max: 60, windowSeconds: 60 }

export const printerRoutes = (printers: PrinterService): Route[] => [
  defineRoute('GET /api/Printer/Get', {
    rateLimit,
    handler: ({ session, query }) => printers.list(session, query.BranchId),
  }),
  defineRoute('POST /api/Printer/Add', {
    rateLimit: writes,
    handler: ({ session, body, request }) => printers.add({ session, key: idempotencyKeyOf(request) }, body),
  }),
  defineRoute('PUT /api/Printer/Update', {
    rateLimit: writes,
    handler: ({ session, body }) => printers.update(session, body),
  }),
  defineRoute('POST /api/Printer/RenewAddress', {
    rateLimit: writes,
    handler: ({ session, query }) => printers.renewAddress(session, query.Id),
  }),
  defineRoute('DELETE /api/Printer/Delete', {
    rateLimit: writes,
    handler: ({ session, query }) => printers.remove(session, query.Id),
  }),
  defineRoute('POST /api/Printer/Test', {
    rateLimit: writes,
    handler: ({ session, query }) => printers.test(session, query.Id),
  }),
  defineRoute('GET /api/Printer/Jobs', {
    rateLimit,
    handler: ({ session, query }) => printers.jobs(session, query.PrinterId),
  }),
  defineRoute('POST /api/Printer/TryAgain', {
    rateLimit: writes,
    handler: ({ session, query }) => printers.tryAgain(session, query.PrintJobId),
  }),
  defineRoute('POST /api/Printer/Print', {
    rateLimit,
    handler: ({ session, body, request }) =>
      printers.print({ session, key: idempotencyKeyOf(request) }, body),
  }),
]
