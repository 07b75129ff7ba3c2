import type { z } from 'zod'
import type { FoodFactsAnswer, FoodFactsRequest } from '@sufra/shared/contracts/food-facts-request'
import { Product } from '@sufra/shared/contracts/product'
import type { Scope } from '#src/database/database.ts'
import { notFound, staleVersion, validation } from '#src/errors/errors.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { beginChange } from '#src/modules/catalogue/history/history.service.ts'
import { announceProducts } from '#src/modules/catalogue/product/availability/availability.service.ts'
import { presentProducts } from '#src/modules/catalogue/product/product.service.ts'
import { ownerOfServiceProvider } from '#src/modules/merchants/merchants.ts'
import { lockProducts, writeFacts } from './food-facts.repository.ts'
import { changedFacts, fieldErrorsOf, staleProducts } from './sheet-facts.ts'

type Sheet = z.output<typeof FoodFactsRequest>

/** Service of the food facts that the law requires on menus. */
export const createFoodFactsService = ({ database }: Pick<Foundation, 'database'>) => ({
  /**
   * All or nothing. 400 `validation_failed` names the item ("items.3.caffeinePer"), 409 `stale_version`
   * contains the present state of products that were changed meanwhile. The number of statements does not
   * depend on the number of products.
   */
  save: async (scope: Scope, { serviceProviderId, items }: Sheet): Promise<FoodFactsAnswer> =>
    database.run(scope, async db => {
      const accountId = await ownerOfServiceProvider(db, { scope, id: serviceProviderId })
      if (accountId === undefined) throw notFound()
      const rows = await lockProducts(db, { accountId, serviceProviderId, ids: items.map(({ id }) => id) })
      const products = new Map(rows.map(row => [row.id, row]))
      const fieldErrors = fieldErrorsOf(items, products)
      if (Object.keys(fieldErrors).length > 0) throw validation(fieldErrors)
      const stale = staleProducts(items, products)
      // The contract removes columns that are not public.
      if (stale.length > 0)
        throw staleVersion((await presentProducts(db, stale)).map(product => Product.parse(product)))
      const changed = changedFacts(items, products)
      if (changed.length === 0) return { products: [], undoToken: null }
      const undoToken = await beginChange(db)
      const written = await writeFacts(db, { accountId, products: changed })
      await announceProducts(db, { accountId, ids: written.map(({ id }) => id) })
      return { products: await presentProducts(db, written), undoToken }
    }),
})
export type FoodFactsService = ReturnType<typeof createFoodFactsService>
