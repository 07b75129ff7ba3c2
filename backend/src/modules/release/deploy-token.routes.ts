import { z } from 'zod'
import { DeployTokenList, DeployTokenRequest, NewDeployToken } from '@sufra/shared/contracts/release-control'
import { IdQuery } from '@sufra/shared/contracts/wire'
import { defineRoute, type Route } from '#src/routing/route.ts'
import type { NameOf } from './caller.ts'
import type { DeployTokens } from './deploy-token.service.ts'

export const deployTokenRoutes = ({ tokens, nameOf }: { tokens: DeployTokens; nameOf: NameOf }): Route[] => [
  defineRoute({
    method: 'GET',
    path: '/api/Release/Tokens',
    summary: 'All deploy tokens, without the tokens themselves',
    access: ['SuperAdmin'],
    rateLimit: { max: 300, windowSeconds: 60 },
    response: DeployTokenList,
    handler: () => tokens.list(),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Release/AddToken',
    summary: 'Makes a deploy token for one remote in one channel; the answer is the only one that shows it',
    access: ['SuperAdmin'],
    rateLimit: { max: 30, windowSeconds: 60 },
    body: DeployTokenRequest,
    response: NewDeployToken,
    handler: async ({ body, session }) => tokens.add(body, await nameOf(session.userId)),
  }),
  defineRoute({
    method: 'DELETE',
    path: '/api/Release/RevokeToken',
    summary: 'Ends a deploy token at once',
    access: ['SuperAdmin'],
    rateLimit: { max: 60, windowSeconds: 60 },
    query: IdQuery,
    response: z.object({}),
    handler: async ({ query }) => {
      await tokens.revoke(query.Id)
      return {}
    },
  }),
]
