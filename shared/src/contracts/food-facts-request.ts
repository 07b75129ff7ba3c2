import { z } from 'zod'
import { FoodFacts } from './food-facts.ts'
import { Product, ProductInput } from './product.ts'
import { Id } from './wire.ts'

/** How many products one request may change; more are sent in several. */
export const MOST_PRODUCTS = 500

/**
 * What the law asks, of many products at once. What is absent stays as it is; null says that nobody knows it any more. With a
 * `rowVersion` the product must not have been changed since.
 */
export const FoodFactsRequest = z.strictObject({
  serviceProviderId: Id,
  items: z
    .array(
      z.strictObject({
        id: Id,
        ...FoodFacts.partial().shape,
        calories: ProductInput.shape.calories,
        rowVersion: ProductInput.shape.rowVersion,
      }),
    )
    .min(1)
    .max(MOST_PRODUCTS),
})
export type FoodFactsRequest = z.input<typeof FoodFactsRequest>

/** The products that changed. `undoToken` goes into `BulkUndoRequest`; null when nothing did. */
export const FoodFactsAnswer = z.object({ products: z.array(Product), undoToken: z.uuid().nullable() })
export type FoodFactsAnswer = z.infer<typeof FoodFactsAnswer>
