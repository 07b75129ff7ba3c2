import { idempotencyKeyOf } from '#src/modules/infrastructure/infrastructure.ts'
import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { AccountNotes } from './account-note.service.ts'

const reads = { max: 300, windowSeconds: 60 }
const writes = { max: 60, windowSeconds: 60 }

export const accountNoteRoutes = (notes: AccountNotes): Route[] => [
  defineRoute('GET /api/Account/Notes', { rateLimit: reads, handler: ({ query }) => notes.list(query) }),
  defineRoute('POST /api/Account/AddNote', {
    rateLimit: writes,
    handler: ({ session, body, request }) =>
      notes.add({ byUserId: session.userId, key: idempotencyKeyOf(request) }, body),
  }),
  defineRoute('DELETE /api/Account/DeleteNote', {
    rateLimit: writes,
    handler: ({ query }) => notes.remove(query.Id),
  }),
]
