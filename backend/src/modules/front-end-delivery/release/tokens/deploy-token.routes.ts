import { idempotencyKeyOf } from '#src/modules/infrastructure/infrastructure.ts'
import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { NameOf } from './caller.ts'
import type { DeployTokens } from '../deploy-token.service.ts'

export const deployTokenRoutes = ({ tokens, nameOf }: { tokens: DeployTokens; nameOf: NameOf }): Route[] => [
  defineRoute('GET /api/Release/Tokens', {
    rateLimit: { max: 300, windowSeconds: 60 },
    handler: () => tokens.list(),
  }),
  defineRoute('POST /api/Release/AddToken', {
    rateLimit: { max: 30, windowSeconds: 60 },
    handler: async ({ body, session, request }) =>
      tokens.add({ createdBy: await nameOf(session.userId), key: idempotencyKeyOf(request) }, body),
  }),
  defineRoute('DELETE /api/Release/RevokeToken', {
    rateLimit: { max: 60, windowSeconds: 60 },
    handler: async ({ query }) => {
      await tokens.revoke(query.Id)
      return {}
    },
  }),
]
