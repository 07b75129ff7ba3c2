import type { z } from 'zod'
import { MenuEntity } from '@sufra/shared/contracts/menu-history'
import type {
  MenuRestoreAnswer,
  MenuRestoreRequest,
  MenuRevisionPage,
} from '@sufra/shared/contracts/menu-history'
import type { Scope } from '#src/database/database.ts'
import { notFound } from '#src/errors/errors.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { ownerOfServiceProvider } from '#src/modules/merchants/merchants.ts'
import { pageAnswer, sliceOf } from '#src/routing/page.ts'
import type { PageRequest } from '#src/routing/page.ts'
import { countRevisions, listRevisions, namesOf } from './menu-history.repository.ts'
import { presentRevision } from './present-revision.ts'
import { restoreMenu } from './restore-menu.ts'
import type { HistoryDependencies } from './restore-menu.ts'
import type { Caller } from './restore-rights.ts'

interface HistoryQuery extends PageRequest {
  ServiceProviderId: number
  Entity?: MenuEntity
  EntityId?: number
}

export const createMenuHistoryService = (
  { database }: Pick<Foundation, 'database'>,
  neighbours: HistoryDependencies,
) => ({
  list: async (scope: Scope, query: HistoryQuery): Promise<MenuRevisionPage> =>
    database.run(scope, async db => {
      const filter = {
        scope,
        serviceProviderId: query.ServiceProviderId,
        entity: query.Entity,
        entityId: query.EntityId,
      }
      const found = await listRevisions(db, filter, sliceOf(query))
      const names = new Map<string, string>()
      for (const entity of MenuEntity.options) {
        const ids = found.flatMap(({ revision }) => (revision.entity === entity ? [revision.entityId] : []))
        for (const [id, name] of await namesOf(db, { scope, entity, ids })) names.set(`${entity} ${id}`, name)
      }
      const rows = found.map(row =>
        presentRevision(row, names.get(`${row.revision.entity} ${row.revision.entityId}`) ?? '{}'),
      )
      return pageAnswer(query, { rows, totalCount: await countRevisions(db, filter) })
    }),

  /**
   * 404 for a brand or a revision outside of the caller's scope; 409 `already_exists` when a SKU belongs to
   * another dish now, `in_use` when something on the menu needs what would be deleted.
   */
  restore: async (caller: Caller, request: z.output<typeof MenuRestoreRequest>): Promise<MenuRestoreAnswer> =>
    database.run(caller.scope, async db => {
      const brand = { scope: caller.scope, id: request.serviceProviderId }
      const accountId = await ownerOfServiceProvider(db, brand)
      if (accountId === undefined) throw notFound()
      return restoreMenu(db, { caller, request }, { ...neighbours, accountId })
    }),
})
export type MenuHistoryService = ReturnType<typeof createMenuHistoryService>
