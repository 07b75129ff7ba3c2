import { StoredImage } from '@sufra/shared/contracts/merchant'
import { validation } from '#src/errors.ts'
import { defineRoute, type Route } from '#src/routing/route.ts'
import { readImageForm } from './image-form.ts'
import { imageUrl } from './image.service.ts'
import type { ImageUploads } from './own-images.service.ts'

export const imageRoutes = (uploads: ImageUploads): Route[] => [
  defineRoute({
    method: 'POST',
    path: '/api/Image/Add',
    summary: 'Stores a picture (part File) and answers its address; nothing uses it yet',
    access: ['SuperAdmin', 'Admin'],
    rateLimit: { max: 60, windowSeconds: 60 },
    multipart: true,
    bodyLimit: 6 * 1024 * 1024,
    response: StoredImage,
    handler: async ({ scope, request }) => {
      const url = imageUrl(await uploads.add(scope, await readImageForm(request)))
      // The 1×1 placeholder means "no picture" (contract 11.2), and that needs no address.
      if (url === null) throw validation({ File: ['required'] })
      return { imageUrl: url }
    },
  }),
]
