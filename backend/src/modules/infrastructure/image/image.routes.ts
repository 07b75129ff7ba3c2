import { validation } from '#src/errors/errors.ts'
import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import { readImageForm } from './image-form.ts'
import { imageUrl } from './image.service.ts'
import type { ImageUploads } from './own-images.service.ts'

export const imageRoutes = (uploads: ImageUploads): Route[] => [
  defineRoute('POST /api/Image/Add', {
    rateLimit: { max: 60, windowSeconds: 60 },
    bodyLimit: 6 * 1024 * 1024,
    handler: async ({ scope, request }) => {
      const url = imageUrl(await uploads.add(scope, await readImageForm(request)))
      // The 1×1 placeholder means "no picture" (specification#products), so it has no URL.
      if (url === null) throw validation({ File: ['required'] })
      return { imageUrl: url }
    },
  }),
]
