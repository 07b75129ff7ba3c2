import type { z } from 'zod'
import { Category, CategoryBulkAnswer } from '@sufra/shared/contracts/category'
import type { CategoryBulkRequest, CategoryHideRequest } from '@sufra/shared/contracts/category'
import type { Page } from '@sufra/shared/contracts/wire'
import type { Db, Scope } from '#src/database/database.ts'
import { notFound } from '#src/errors/errors.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { runIdempotently } from '#src/modules/infrastructure/infrastructure.ts'
import type { Images } from '#src/modules/infrastructure/infrastructure.ts'
import { ownerOfServiceProvider } from '#src/modules/merchants/merchants.ts'
import { pageAnswer, sliceOf } from '#src/routing/page.ts'
import type { PageRequest } from '#src/routing/page.ts'
import { bulkCategories } from './bulk-categories.ts'
import { countCategories, findCategory, holdCategory, listCategories } from './category.repository.ts'
import type { CategoryRow } from './category.repository.ts'
import { presentCategory } from './present-category.ts'
import { removeCategory } from './remove-category.ts'
import type { AnnounceProducts } from './remove-category.ts'
import { addCategory, brandOwner, changeCategory, hideCategory } from './write-category.ts'
import type { Caller, CategoryChange, NewCategory } from './write-category.ts'

export type { AnnounceProducts }

export { reviveCategories } from './category.repository.ts'

/**
 * Notifies platforms of the present availability of a brand. It is passed in as well. All rows are of one
 * account.
 */
export type NoteAvailability = (
  db: Db,
  rows: readonly { accountId: number; serviceProviderId: number }[],
) => Promise<void>

interface KeyedCaller extends Caller {
  key: string | undefined
}

interface Dependencies extends Pick<Foundation, 'database'> {
  images: Images
  announceProducts: AnnounceProducts
  queueAvailabilityChange: NoteAvailability
}

export const createCategoryService = ({
  database,
  images,
  announceProducts,
  queueAvailabilityChange,
}: Dependencies) => {
  // Products in a hidden category, or in a child of one, are unavailable.
  const change = (scope: Scope, work: (db: Db) => Promise<CategoryRow>): Promise<Category> =>
    database.run(scope, async db => {
      const row = await work(db)
      await queueAvailabilityChange(db, [row])
      return presentCategory(row)
    })

  return {
    list: async (scope: Scope, query: PageRequest & { ServiceProviderId: number }): Promise<Page<Category>> =>
      database.run(scope, async db => {
        const filter = { scope, serviceProviderId: query.ServiceProviderId }
        const rows = await listCategories(db, filter, sliceOf(query))
        const totalCount = await countCategories(db, filter)
        return pageAnswer(query, { rows: rows.map(presentCategory), totalCount })
      }),

    get: async (scope: Scope, id: number): Promise<Category> => {
      const row = await database.run(scope, db => findCategory(db, { scope, id }))
      if (!row) throw notFound()
      return presentCategory(row)
    },

    /** Idempotent per `key`. */
    add: ({ key, ...caller }: KeyedCaller, request: NewCategory): Promise<Category> =>
      database.run(caller.scope, async db => {
        const accountId = await brandOwner(db, caller.scope, request.serviceProviderId)
        return runIdempotently(db, {
          accountId,
          route: 'Category/Add',
          key,
          body: request,
          answer: Category,
          work: async () =>
            presentCategory(await addCategory(db, { request, accountId }, { ...caller, images })),
        })
      }),

    update: (caller: Caller, request: CategoryChange): Promise<Category> =>
      change(caller.scope, db => changeCategory(db, request, { ...caller, images })),

    /** 409 `in_use` while it has products and no target category is given. */
    remove: (scope: Scope, query: { Id: number; MoveToCategoryId?: number }): Promise<Category> => {
      const removal = { scope, id: query.Id, moveToCategoryId: query.MoveToCategoryId, announceProducts }
      return change(scope, db => removeCategory(db, removal))
    },

    /** Without branches it applies to all branches of the caller. */
    hide: (caller: Caller, request: z.output<typeof CategoryHideRequest>): Promise<Category> =>
      change(caller.scope, db => hideCategory(db, request, caller)),

    /** Idempotent per `key`, because rows without an id would be added again. */
    bulk: (
      { key, ...caller }: KeyedCaller,
      request: z.output<typeof CategoryBulkRequest>,
    ): Promise<z.output<typeof CategoryBulkAnswer>> =>
      database.run(caller.scope, async db => {
        const accountId = await ownerOfServiceProvider(db, {
          scope: caller.scope,
          id: request.serviceProviderId,
        })
        if (accountId === undefined) throw notFound()
        return runIdempotently(db, {
          accountId,
          route: 'Category/BulkCreateUpdate',
          key,
          body: request,
          answer: CategoryBulkAnswer,
          work: async () => {
            const outcome = await bulkCategories(db, { request, accountId }, { ...caller, images })
            await queueAvailabilityChange(db, outcome.updated)
            return {
              created: outcome.created.map(presentCategory),
              updated: outcome.updated.map(presentCategory),
              failed: outcome.failed,
            }
          },
        })
      }),
  }
}
export type CategoryService = ReturnType<typeof createCategoryService>

/**
 * Returns whether the merchant's brand has the category; false for a foreign one. Locks it against deletion
 * until the transaction ends, so that no product is added to a deleted category.
 */
export const isCategoryOf = (
  db: Db,
  of: { scope: Scope; serviceProviderId: number; id: number },
): Promise<boolean> => holdCategory(db, of)
