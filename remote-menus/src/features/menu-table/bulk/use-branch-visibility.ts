import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { activateProducts, snoozeProducts } from '#src/products/availability.queries.ts'
import { patchMenu } from '#src/products/products.queries.ts'

/** So many are taken in one call. */
const AT_ONCE = 500

export const inParts = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / AT_ONCE) }, (_, part) =>
    items.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  )

/** Takes products off sale, or puts them on, in the branches where the signed-in person works. */
export const useBranchVisibility = () => {
  const queryClient = useQueryClient()
  return useCallback(
    async (ids: readonly number[], isVisible: boolean): Promise<void> => {
      for (const productIds of inParts(ids)) {
        const call = isVisible ? activateProducts : snoozeProducts
        patchMenu(queryClient, (await call({ productIds })).products)
      }
    },
    [queryClient],
  )
}
