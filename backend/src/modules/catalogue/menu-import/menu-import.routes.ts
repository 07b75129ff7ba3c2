import { idempotencyKeyOf } from '#src/modules/infrastructure/infrastructure.ts'
import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { ImportPictures } from './pictures/import-pictures.service.ts'
import { PICTURES_FORM_LIMIT, withPicturesZip } from './pictures/pictures-form.ts'
import { IMPORT_FORM_LIMIT, readImportForm } from './menu-import-form.ts'
import type { MenuImportService } from './menu-import.service.ts'

export const menuImportRoutes = (imports: MenuImportService, pictures: ImportPictures): Route[] => [
  defineRoute('POST /api/Product/Import', {
    // A large file takes a second of CPU time.
    rateLimit: { max: 30, windowSeconds: 60 },
    bodyLimit: IMPORT_FORM_LIMIT,
    handler: async ({ scope, language, session, request }) => {
      const { permissions, branchIds } = session
      const caller = { scope, language, permissions, branchIds, key: idempotencyKeyOf(request) }
      return imports.run(caller, await readImportForm(request))
    },
  }),
  defineRoute('POST /api/Product/ImportPictures', {
    // Two hundred pictures take a minute of CPU time.
    rateLimit: { max: 10, windowSeconds: 60 },
    bodyLimit: PICTURES_FORM_LIMIT,
    handler: ({ scope, language, request }) =>
      withPicturesZip(request, path => pictures.add({ scope, language }, path)),
  }),
]
