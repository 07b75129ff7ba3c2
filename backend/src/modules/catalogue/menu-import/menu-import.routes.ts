import { idempotencyKeyOf } from '#src/modules/ground/ground.ts'
import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import { IMPORT_FORM_LIMIT, readImportForm } from './menu-import-form.ts'
import type { MenuImportService } from './menu-import.service.ts'

export const menuImportRoutes = (imports: MenuImportService): Route[] => [
  defineRoute('POST /api/Product/Import', {
    // A large file takes a second of a processor.
    rateLimit: { max: 30, windowSeconds: 60 },
    bodyLimit: IMPORT_FORM_LIMIT,
    handler: async ({ scope, language, session, request }) => {
      const { permissions } = session
      const caller = { scope, language, permissions, key: idempotencyKeyOf(request) }
      return imports.run(caller, await readImportForm(request))
    },
  }),
]
