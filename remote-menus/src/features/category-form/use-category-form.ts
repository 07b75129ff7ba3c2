import { ApiError } from '@sufra/shared/api'
import { useSendOnce } from '@sufra/shared/unknown-outcome'
import { useQueryClient } from '@tanstack/react-query'
import type { Category } from '@sufra/shared/contracts/category'
import { useContractForm } from '@sufra/shared/forms'
import { toast } from '@sufra/shared/ui/overlays'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  addCategory,
  addPicture,
  patchCategories,
  reloadCategories,
  updateCategory,
} from '#src/categories/categories.queries.ts'
import { requestOf, valuesOf } from './category-values.ts'
import type { CategoryValues } from './category-values.ts'
import { PARTS, differences } from './stale/differences.ts'

const isCategory = (value: unknown): value is Category =>
  typeof value === 'object' && value !== null && 'id' in value && 'rowVersion' in value && 'name' in value

/** Returns the category as another user saved it, if the update failed with `stale_version`; otherwise null. */
const newerCategory = (error: unknown): Category | null => {
  if (!(error instanceof ApiError) || error.code !== 'stale_version') return null
  const current = error.problem?.current
  return isCategory(current) ? current : null
}

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
const useSaveCategory = () => {
  const sendOnce = useSendOnce()
  return async (options: SaveOptions): Promise<Category> => {
    const { serviceProviderId, values, base } = options
    const body = { ...requestOf(serviceProviderId, values), ...(await pictureOf(options)) }
    if (base === null) return sendOnce(body, key => addCategory(body, key))
    return updateCategory({ ...body, id: base.id, rowVersion: base.rowVersion })
  }
}

export interface CategoryWork {
  serviceProviderId: number
  /** Category to edit; null for a new one. */
  category: Category | null
  initial: CategoryValues
  /** True if the user may change the visibility. */
  canHide: boolean
  onSaved: (saved: Category) => void
}

interface Conflict {
  mine: CategoryValues
  newer: Category
}

/** Returns the form state of a category, with its submit handler and the handling of edit conflicts. */
export const useCategoryForm = ({ serviceProviderId, category, initial, canHide, onSaved }: CategoryWork) => {
  const queryClient = useQueryClient()
  const { t } = useTranslation()
  // Base version of the form. After a conflict it becomes the version of the other user.
  const base = useRef({ category, values: initial })
  const [conflict, setConflict] = useState<(Conflict & { base: CategoryValues }) | null>(null)
  const form = useContractForm<CategoryValues>({
    contract: () =>
      import(/* webpackChunkName: "rules" */ '@sufra/shared/contracts/category').then(
        ({ CategoryRequest }) => CategoryRequest,
      ),
    defaultValues: initial,
    prepare: values => requestOf(serviceProviderId, values),
  })
  const send = useSaveCategory()
  const finish = (saved: Category, sent: CategoryValues) => {
    toast({ kind: 'success', text: t('menus:category.saved') })
    const typed = form.getValues()
    const late = differences(sent, typed)
    if (late.length === 0) return onSaved(saved)
    // Input during the request is kept as a change of the newly stored version.
    base.current = { category: saved, values: valuesOf(saved) }
    form.reset(base.current.values)
    for (const part of late) form.setValue(part, typed[part], { shouldDirty: true })
  }
  const save = async (values: CategoryValues) => {
    try {
      const saved = await send({ serviceProviderId, values, base: base.current.category })
      patchCategories(queryClient, [saved])
      void reloadCategories(queryClient)
      finish(saved, values)
    } catch (error) {
      const newer = newerCategory(error)
      if (!newer) throw error
      const mine = canHide ? values : { ...values, isVisible: newer.isVisible }
      setConflict({ base: base.current.values, mine, newer })
    }
  }
  const settle = (chosen: CategoryValues, newer: Category) => {
    base.current = { category: newer, values: valuesOf(newer) }
    setConflict(null)
    for (const part of PARTS) form.setValue(part, chosen[part], { shouldDirty: true })
    form.submit(save)()
  }
  const stale = conflict && {
    base: conflict.base,
    mine: conflict.mine,
    theirs: valuesOf(conflict.newer),
    onClose: () => setConflict(null),
    onSave: (chosen: CategoryValues) => settle(chosen, conflict.newer),
  }
  return { form, save, stale }
}
