import type { Category } from '@sufra/shared/contracts/category'
import { useSendOnce } from '@sufra/shared/late-answers'
import { addCategory, addPicture, updateCategory } from '#src/categories/categories.queries.ts'
import { requestOf } from './category-values.ts'
import type { CategoryValues } from './category-values.ts'

interface SaveOptions {
  serviceProviderId: number
  values: CategoryValues
  /** The version that the values were made from; null for a new category. */
  base: Category | null
}

/** The picture as a request says it: absent, the stored one stays. */
const pictureOf = async ({
  values: { picture },
  base,
}: SaveOptions): Promise<{ imageUrl?: string | null }> => {
  if (picture instanceof File) return { imageUrl: await addPicture(picture) }
  return picture === (base?.imageUrl ?? null) ? {} : { imageUrl: picture }
}

/**
 * Stores the picture and then the category; a new one once, also after an answer that was lost. Throws `stale_version` with the newer
 * category when somebody else saved it meanwhile.
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
