import { ApiError } from '@sufra/shared/api'
import { isUnknownOutcome, useSendOnce } from '@sufra/shared/unknown-outcome'
import type { Product } from '@sufra/shared/contracts/product'
import { toast } from '@sufra/shared/ui/overlays'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { putProduct, patchMenu, reloadMenu } from '#src/products/products.queries.ts'
import { productForm } from '#src/products/product-update.ts'
import { SPEC_TEXT, isStale, refusalText, updateErrorMessage } from '#src/products/update-messages.ts'
import { addProduct, productQuery } from '../product-editor.queries.ts'
import { productInput } from '../values/product-request.ts'
import { changedFields } from '../values/changed-fields.ts'
import type { Subject } from '../values/product-request.ts'
import { valuesOf } from '../values/product-values.ts'
import type { ProductValues } from '../values/product-values.ts'

/** Returns the product of a `stale_version` problem; null if it is missing or invalid. */
const readCurrent = async ({ problem }: ApiError): Promise<Product | null> => {
  try {
    const { Product: contract } = await import(
      /* webpackChunkName: "rules" */ '@sufra/shared/contracts/product'
    )
    return contract.safeParse(problem?.current).data ?? null
  } catch {
    return null
  }
}

export type SaveOutcome =
  | { kind: 'saved'; product: Product }
  /** Saved, but the answer is empty. */
  | { kind: 'savedEmpty' }
  /** No brand was chosen; nothing was sent. */
  | { kind: 'noProvider' }
  /** Another user has saved this version meanwhile. */
  | { kind: 'stale'; current: Product }

/** Saves a new or changed product and reports the result (specification#texts). Refusals of the server are rethrown. */
export const useSaveProduct = () => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const sendOnce = useSendOnce()

  const tellFailure = (error: unknown, isNew: boolean) => {
    const reason = isNew ? refusalText(error) : updateErrorMessage(error)
    const failed = isNew ? 'menus:FailedToAddProduct' : 'menus:FailedToUpdateProduct'
    const what = t(isUnknownOutcome(error) ? 'menus:bulk.unsure' : failed)
    toast({ kind: 'error', text: reason ? `${what}\n${reason}` : what })
  }

  const take = (product: Product, isNew: boolean): SaveOutcome => {
    patchMenu(queryClient, [product])
    queryClient.setQueryData(productQuery(product).queryKey, product)
    void reloadMenu(queryClient)
    const text = t(isNew ? 'menus:ProductAddedSuccessfully' : 'menus:ProductUpdatedSuccessfully')
    toast({ kind: 'success', text })
    return { kind: 'saved', product }
  }

  return async (values: ProductValues, subject: Subject): Promise<SaveOutcome> => {
    const isNew = subject.stored === null
    if (subject.serviceProviderId === 0) {
      toast({ kind: 'error', text: SPEC_TEXT.chooseProvider })
      return { kind: 'noProvider' }
    }
    const parts = await productForm(productInput(values, subject), values.imageUrl)
    if (parts.isImageMissing) toast({ kind: 'error', text: SPEC_TEXT.imageNotAttached })
    try {
      // JsonProduct does not identify the attached picture, so the idempotency key depends on both.
      const words = [parts.form.get('JsonProduct'), values.imageUrl]
      const product = isNew ? await sendOnce(words, key => addProduct(parts, key)) : await putProduct(parts)
      if (product) return take(product, isNew)
      void reloadMenu(queryClient)
      toast({ kind: 'error', text: SPEC_TEXT.updatedEmpty })
      return { kind: 'savedEmpty' }
    } catch (error) {
      const current = error instanceof ApiError && isStale(error) ? await readCurrent(error) : null
      // The stored product equals the input: it is the own update, whose answer was lost.
      if (current && changedFields(valuesOf(current), values).length === 0) return take(current, isNew)
      if (current) return { kind: 'stale', current }
      tellFailure(error, isNew)
      throw error
    }
  }
}
