import type { Category } from '@sufra/shared/contracts/category'
import { useSendOnce } from '@sufra/shared/late-answers'
import { addCategory, addPicture, updateCategory } from '#src/categories/categories.queries.ts'
import { requestOf } from './category-values.ts'
import type { CategoryValues } from './category-values.ts'

interface SaveOptions {
  serviceProviderId: number
  values: CategoryValues
  /** Version on which the values are based; null for a new category. */
  base: Category | null
}

/** Returns the picture for the request; undefined keeps the stored one. */
const pictureOf = async ({
  values: { picture },
  base,
}: SaveOptions): Promise<{ imageUrl?: string | null }> => {
  if (picture instanceof File) return { imageUrl: await addPicture(picture) }
  return picture === (base?.imageUrl ?? null) ? {} : { imageUrl: picture }
}

/**
 * Uploads the picture and saves the category. A retry after a lost answer creates a new category only once. Throws
 * `stale_version` with the newer category if another user has saved it meanwhile.
 */
export const useSaveCategory = () => {
  const sendOnce = useSendOnce()
  return async (options: SaveOptions): Promise<Category> => {
    const { serviceProviderId, values, base } = options
    const body = { ...requestOf(serviceProviderId, values), ...(await pictureOf(options)) }
    if (base === null) return sendOnce(body, key => addCategory(body, key))
    return updateCategory({ ...body, id: base.id, rowVersion: base.rowVersion })
  }
}
