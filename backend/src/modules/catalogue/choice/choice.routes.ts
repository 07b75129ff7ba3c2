import { idempotencyKeyOf } from '#src/modules/infrastructure/infrastructure.ts'
import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { ChoiceService } from './choice.service.ts'

const reads = { max: 300, windowSeconds: 60 }
const writes = { max: 240, windowSeconds: 60 }

export const choiceRoutes = (choices: ChoiceService): Route[] => [
  defineRoute('GET /api/Choice/Get', {
    rateLimit: reads,
    handler: ({ scope, query }) => choices.list(scope, query),
  }),
  defineRoute('GET /api/Choice/Get/Id', {
    rateLimit: reads,
    handler: ({ scope, query }) => choices.get(scope, query.Id),
  }),
  defineRoute('POST /api/Choice/Add', {
    rateLimit: writes,
    handler: ({ scope, body, request }) => choices.add({ scope, key: idempotencyKeyOf(request) }, body),
  }),
  defineRoute('PUT /api/Choice/Update', {
    rateLimit: writes,
    handler: ({ scope, session, body }) => choices.update({ ...session, scope }, body),
  }),
  defineRoute('DELETE /api/Choice/Delete', {
    rateLimit: writes,
    handler: ({ scope, query }) => choices.remove(scope, query.Id),
  }),
]
