import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ChannelName, RemoteRegistry } from '@sufra/shared/contracts/release'
import { defineRoute, type Route } from '#src/routing/route.ts'
import type { ReleaseService } from './release.service.ts'

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
  defineRoute({
    method: 'GET',
    path: '/remotes/registry.json',
    summary: 'The live version of every remote, with what it claims',
    access: 'public',
    rateLimit: { max: 600, windowSeconds: 60 },
    response: RemoteRegistry,
    handler: async exchange => answer(exchange, await releases.registry()),
  }),
  defineRoute({
    method: 'GET',
    path: '/remotes/registry.:channel.json',
    summary: 'The same for another channel than stable, which stands in where that has nothing of its own',
    access: 'public',
    rateLimit: { max: 600, windowSeconds: 60 },
    params: z.object({ channel: ChannelName }),
    response: RemoteRegistry,
    handler: async ({ params, ...exchange }) => answer(exchange, await releases.registry(params.channel)),
  }),
]
