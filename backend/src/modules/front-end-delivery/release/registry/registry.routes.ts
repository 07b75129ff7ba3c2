import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RemoteRegistry } from '@sufra/shared/contracts/release'
import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { ReleaseService } from '../release.service.ts'

const hasTag = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some(tag => [etag, '*'].includes(tag.trim().replace(/^W\//, '')))

interface Exchange {
  request: FastifyRequest
  reply: FastifyReply
}

const answer = ({ request, reply }: Exchange, registry: RemoteRegistry) => {
  const etag = `"revision-${registry.revision}"`
  void reply.headers({ etag, 'cache-control': 'no-cache', 'access-control-allow-origin': '*' })
  if (!hasTag(request.headers['if-none-match'], etag)) return registry
  return reply.code(304).send()
}

export const registryRoutes = (releases: ReleaseService): Route[] => [
  defineRoute('GET /remotes/registry.json', {
    rateLimit: { max: 600, windowSeconds: 60 },
    handler: async exchange => answer(exchange, await releases.registry()),
  }),
  defineRoute('GET /remotes/registry.:channel.json', {
    rateLimit: { max: 600, windowSeconds: 60 },
    handler: async ({ params, ...exchange }) => answer(exchange, await releases.registry(params.channel)),
  }),
]
