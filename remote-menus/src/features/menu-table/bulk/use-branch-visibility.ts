import { useQueryClient } from '@tanstack/react-query'
import { serverNow } from '@sufra/shared/live'
import type { Product } from '@sufra/shared/contracts/product'
import { useCallback, useMemo } from 'react'
import { branchesQuery } from '#src/brand/brand.queries.ts'
import { useIsLimited } from '#src/brand/use-is-limited.ts'
import { activateProducts, sendUndo, snoozeProducts } from '#src/products/availability.queries.ts'
import { patchMenu } from '#src/products/products.queries.ts'
import { inCalls, undoCalls } from '#src/snooze/undo-calls.ts'
import type { SnoozeEnd } from '#src/snooze/written-end.ts'

const idsOf = (products: readonly Product[]): number[] => products.map(({ id }) => id)

/**
 * Takes products off sale, or puts them on, where the signed-in person works: in their branches, or (limited to none) in the whole
 * brand. `putBack` makes each as it was, with the end that it had.
 */
export const useBranchVisibility = (serviceProviderId: number) => {
  const queryClient = useQueryClient()
  const isLimited = useIsLimited()
  // Named, or what is done and what is taken back could mean different places.
  const placeOf = useCallback(async (): Promise<number[] | null> => {
    if (!isLimited) return null
    const { data } = await queryClient.fetchQuery(branchesQuery(serviceProviderId))
    return data.map(({ id }) => id)
  }, [isLimited, queryClient, serviceProviderId])

  return useMemo(() => {
    const where = async () => {
      const branchIds = await placeOf()
      return branchIds ? { branchIds } : {}
    }
    return {
      show: async (products: readonly Product[]): Promise<void> => {
        const place = await where()
        for (const productIds of inCalls(idsOf(products)))
          patchMenu(queryClient, (await activateProducts({ productIds, ...place })).products)
      },
      hide: async (products: readonly Product[], end: SnoozeEnd = {}): Promise<void> => {
        const place = await where()
        for (const productIds of inCalls(idsOf(products)))
          patchMenu(queryClient, (await snoozeProducts({ productIds, ...place, ...end })).products)
      },
      putBack: async (before: readonly Product[]): Promise<void> => {
        for (const call of undoCalls(before, await placeOf(), serverNow()))
          patchMenu(queryClient, (await sendUndo(call)).products)
      },
    }
  }, [placeOf, queryClient])
}
