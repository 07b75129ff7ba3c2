import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { Previews } from '../preview.service.ts'
import { actorOf } from '../tokens/caller.ts'
import type { NameOf } from '../tokens/caller.ts'
import { sourceOf } from '../right-source.service.ts'
import { LARGEST_CONTRACT } from '../uploads/stored-version.ts'

export const previewRoutes = ({ previews, nameOf }: { previews: Previews; nameOf: NameOf }): Route[] => [
  defineRoute('POST /api/Release/PublishPreview', {
    rateLimit: { max: 60, windowSeconds: 60 },
    bodyLimit: LARGEST_CONTRACT,
    handler: async ({ body, ...caller }) =>
      // No channel, because no channel serves a preview.
      previews.publish({
        ...body,
        ...(await actorOf(caller, { name: body.name }, nameOf)),
        source: sourceOf(caller),
      }),
  }),
  defineRoute('POST /api/Release/OpenPreview', {
    rateLimit: { max: 120, windowSeconds: 60 },
    handler: ({ body }) => previews.open(body.token),
  }),
  defineRoute('GET /api/Release/Previews', {
    rateLimit: { max: 300, windowSeconds: 60 },
    handler: () => previews.list(),
  }),
  defineRoute('DELETE /api/Release/RevokePreview', {
    rateLimit: { max: 60, windowSeconds: 60 },
    handler: async ({ query }) => {
      await previews.revoke(query.Id)
      return {}
    },
  }),
]
