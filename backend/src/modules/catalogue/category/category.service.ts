import type { Category } from '@sufra/shared/contracts/category'
import type { Page } from '@sufra/shared/contracts/wire'
import type { Db, Scope } from '#src/database/database.ts'
import type { Foundation } from '#src/foundation.ts'
import { imageUrl } from '#src/modules/ground/ground.ts'
import { pageAnswer, sliceOf } from '#src/routing/page.ts'
import type { PageRequest } from '#src/routing/page.ts'
import { countCategories, hasCategory, listCategories } from './category.repository.ts'
import type { CategoryRow } from './category.repository.ts'

const present = (row: CategoryRow): Category => ({
  ...row,
  imageUrl: imageUrl(row.imageKey),
  updatedAt: row.updatedAt.toISOString(),
})

export const createCategoryService = ({ database }: Pick<Foundation, 'database'>) => ({
  list: async (scope: Scope, query: PageRequest & { ServiceProviderId: number }): Promise<Page<Category>> =>
    database.run(scope, async db => {
      const filter = { scope, serviceProviderId: query.ServiceProviderId }
      const rows = await listCategories(db, filter, sliceOf(query))
      return pageAnswer(query, { rows: rows.map(present), totalCount: await countCategories(db, filter) })
    }),
})
export type CategoryService = ReturnType<typeof createCategoryService>

/** Whether the brand of this merchant has the category; a foreign one counts as absent. */
export const isCategoryOf = (
  db: Db,
  of: { scope: Scope; serviceProviderId: number; id: number },
): Promise<boolean> => hasCategory(db, of)
