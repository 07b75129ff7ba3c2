import { PublishAnswer, PublishRequest, RemoteRegistry } from '@sufra/shared/contracts/release'
import { defineRoute, type Route } from '#src/routing/route.ts'
import type { ReleaseService } from './release.service.ts'

export const releaseRoutes = (releases: ReleaseService): Route[] => [
  defineRoute({
    method: 'POST',
    path: '/api/Release/Publish',
    summary: 'Makes a version of a remote the stable one',
    access: 'deploy',
    rateLimit: { max: 60, windowSeconds: 60 },
    body: PublishRequest,
    response: PublishAnswer,
    handler: ({ body, session }) =>
      releases.publish(body, session ? `user:${session.userId}` : 'deploy token'),
  }),
  defineRoute({
    method: 'GET',
    path: '/remotes/registry.json',
    summary: 'The live version of every remote, with what it claims',
    access: 'public',
    rateLimit: { max: 600, windowSeconds: 60 },
    response: RemoteRegistry,
    handler: async ({ request, reply }) => {
      const registry = await releases.registry()
      const etag = `"revision-${registry.revision}"`
      void reply.headers({ etag, 'cache-control': 'no-cache', 'access-control-allow-origin': '*' })
      if (request.headers['if-none-match'] !== etag) return registry
      return reply.code(304).send()
    },
  }),
]
