import type { QueryClient } from '@tanstack/react-query'
import { api } from '@sufra/shared/api'
import type { ChoiceAvailability } from '@sufra/shared/contracts/availability'
import type { Product } from '@sufra/shared/contracts/product'
import type {
  ActivateOptionsRequest,
  ActivateRequest,
  OptionsAnswer,
  SnoozeAnswer,
  SnoozeOptionsRequest,
  SnoozeRequest,
} from '@sufra/shared/contracts/snooze'
import { isUnknownOutcome } from '@sufra/shared/unknown-outcome'
import { updateForm, withVisibilityFlipped } from '#src/products/product-update.ts'
import { patchChoices, patchMenu, putProduct } from '#src/products/products.queries.ts'

/** A request for products that carries no product data. */
export type ProductCall =
  { kind: 'activate'; body: ActivateRequest } | { kind: 'snooze'; body: SnoozeRequest }

/** A request for options of one modifier group. */
export type OptionCall =
  | { kind: 'activateOptions'; body: ActivateOptionsRequest }
  | { kind: 'snoozeOptions'; body: SnoozeOptionsRequest }

/**
 * One request that changes whether products or options are on sale. `flip` is the button Snooze Item or Activate of a
 * card for the whole brand; only for this button the specification demands the full product update
 * (specification#products).
 */
export type SnoozeCall = ProductCall | OptionCall | { kind: 'flip'; product: Product }

/** Result of all calls. Calls that failed may have been carried out if `isUnsure`. */
export interface SnoozeOutcome {
  products: readonly Product[]
  choices: readonly ChoiceAvailability[]
  /** ids of the products of failed calls */
  failedIds: ReadonlySet<number>
  errors: readonly unknown[]
  /** True if the outcome of a failed call is unknown. */
  isUnsure: boolean
}

type Saved = Pick<SnoozeOutcome, 'products' | 'choices'>

const ofProducts = ({ products }: SnoozeAnswer): Saved => ({ products, choices: [] })

const ofOptions = ({ product, choice }: OptionsAnswer): Saved => ({
  products: product ? [product] : [],
  choices: choice ? [choice] : [],
})

const send = async (call: SnoozeCall): Promise<Saved> => {
  switch (call.kind) {
    case 'activate':
      return ofProducts(await api.put('/api/Product/Activate', { body: call.body }))
    case 'snooze':
      return ofProducts(await api.put('/api/Product/Snooze', { body: call.body }))
    case 'activateOptions':
      return ofOptions(await api.put('/api/Product/ActivateOptions', { body: call.body }))
    case 'snoozeOptions':
      return ofOptions(await api.put('/api/Product/SnoozeOptions', { body: call.body }))
    case 'flip': {
      const product = await putProduct({ form: updateForm(withVisibilityFlipped(call.product)) })
      return { products: product ? [product] : [], choices: [] }
    }
  }
}

/** Returns the ids of the products that a call names; none for options. */
export const productIdsOf = (call: SnoozeCall): readonly number[] => {
  if (call.kind === 'flip') return [call.product.id]
  return call.kind === 'activate' || call.kind === 'snooze' ? call.body.productIds : []
}

/**
 * Sends every change of what is on sale: the only place that calls the snooze endpoints. Sends all calls, even if some
 * of them fail, and writes each answer into the cached menu. Never throws. A `flip` without an answer body returns
 * no product.
 */
export const snooze = async (
  queryClient: QueryClient,
  calls: readonly SnoozeCall[],
): Promise<SnoozeOutcome> => {
  const products: Product[] = []
  const choices: ChoiceAvailability[] = []
  const failedIds = new Set<number>()
  const errors: unknown[] = []
  for (const call of calls) {
    try {
      const saved = await send(call)
      patchMenu(queryClient, saved.products)
      patchChoices(queryClient, saved.choices)
      products.push(...saved.products)
      choices.push(...saved.choices)
    } catch (error) {
      for (const id of productIdsOf(call)) failedIds.add(id)
      errors.push(error)
    }
  }
  return { products, choices, failedIds, errors, isUnsure: errors.some(isUnknownOutcome) }
}
