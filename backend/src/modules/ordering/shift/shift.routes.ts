import { idempotencyKeyOf } from '#src/modules/infrastructure/infrastructure.ts'
import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { ShiftService } from './shift.service.ts'

const rateLimit = { max: 300, windowSeconds: 60 }
const writes = { max: 60, windowSeconds: 60 }

export const shiftRoutes = (shifts: ShiftService): Route[] => [
  defineRoute('GET /api/Shift/GetNow', {
    rateLimit,
    handler: ({ session, query }) => shifts.now(session, query.BranchId),
  }),
  defineRoute('GET /api/Shift/Get/Id', {
    rateLimit,
    handler: ({ session, query }) => shifts.page(session, query.Id),
  }),
  defineRoute('GET /api/Shift/Get', {
    rateLimit,
    handler: ({ session, query }) => shifts.list(session, query),
  }),
  defineRoute('POST /api/Shift/Open', {
    rateLimit: writes,
    handler: ({ session, body }) => shifts.open(session, body.branchId),
  }),
  defineRoute('POST /api/Shift/Close', {
    rateLimit: writes,
    handler: ({ session, body }) => shifts.close(session, body),
  }),
  defineRoute('POST /api/Shift/AddNote', {
    rateLimit: writes,
    handler: ({ session, body, request }) =>
      shifts.addNote({ session, key: idempotencyKeyOf(request) }, body),
  }),
  defineRoute('PUT /api/Shift/SetNoteDone', {
    rateLimit: writes,
    handler: ({ session, body }) => shifts.setNoteDone(session, body),
  }),
]
