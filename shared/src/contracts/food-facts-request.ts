import { z } from 'zod'
import { FoodFacts } from './food-facts.ts'
import { Product, ProductInput } from './product.ts'
import { Id } from './wire.ts'

/** Products per request; more need several requests. */
export const MOST_PRODUCTS = 500

/**
 * Food facts required by law, of many products at once. Absent fields stay unchanged; null means unknown. With a
 * `rowVersion` the product must not have changed since.
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

/** The changed products. `undoToken` is for `BulkUndoRequest`; null if nothing changed. */
export const FoodFactsAnswer = z.object({ products: z.array(Product), undoToken: z.uuid().nullable() })
export type FoodFactsAnswer = z.infer<typeof FoodFactsAnswer>
