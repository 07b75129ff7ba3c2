import type { Product } from '@sufra/shared/contracts/product'
import { putProduct } from '#src/products/products.queries.ts'
import { updateForm, withVisibilityFlipped } from '#src/products/product-update.ts'
import { isStale } from '#src/products/update-messages.ts'

export type ToggleOutcome =
  | { kind: 'saved'; product: Product }
  | { kind: 'savedEmpty' }
  | { kind: 'noProvider' }
  | { kind: 'stale' }
  | { kind: 'failed'; error: unknown }

/** Inverts a product's visibility with a full update (specification#products). Never throws. */
export const toggleVisibility = async (product: Product): Promise<ToggleOutcome> => {
  if (product.serviceProviderId === 0) return { kind: 'noProvider' }
  try {
    const saved = await putProduct({ form: updateForm(withVisibilityFlipped(product)) })
    return saved ? { kind: 'saved', product: saved } : { kind: 'savedEmpty' }
  } catch (error) {
    return isStale(error) ? { kind: 'stale' } : { kind: 'failed', error }
  }
}
