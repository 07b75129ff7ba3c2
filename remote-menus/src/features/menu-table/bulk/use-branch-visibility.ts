import { useQueryClient } from '@tanstack/react-query'
import { serverNow } from '@sufra/shared/live'
import type { Product } from '@sufra/shared/contracts/product'
import type { SnoozeAnswer } from '@sufra/shared/contracts/snooze'
import { useCallback, useMemo } from 'react'
import { branchesQuery } from '#src/brand/brand.queries.ts'
import { useIsLimited } from '#src/brand/use-is-limited.ts'
import { activateProducts, sendEach, snoozeProducts } from '#src/products/availability.queries.ts'
import type { Left } from '#src/products/availability.queries.ts'
import { isLost } from '#src/products/lost-answer.ts'
import { patchMenu } from '#src/products/products.queries.ts'
import { inCalls, undoCalls } from '#src/snooze/undo-calls.ts'
import type { SnoozeEnd } from '#src/snooze/written-end.ts'

/** Result of a change in several calls: everything, or the part before the first failure. */
export interface Reached {
  before: readonly Product[]
  after: readonly Product[]
  /** True if the failed call got no answer and may have been carried out. */
  isUnsure: boolean
}

/** Throws if no call succeeded. */
const inParts = async (
  products: readonly Product[],
  send: (ids: number[]) => Promise<Product[]>,
): Promise<Reached> => {
  let before: Product[] = []
  let after: Product[] = []
  let isUnsure = false
  for (const part of inCalls(products)) {
    try {
      after = [...after, ...(await send(part.map(({ id }) => id)))]
      before = [...before, ...part]
    } catch (error) {
      if (before.length === 0) throw error
      isUnsure = isLost(error)
      break
    }
  }
  return { before, after, isUnsure }
}

const isOnSaleAt = ({ isVisible, excludeBranchesIds }: Product, branchIds: number[] | null): boolean =>
  isVisible && !branchIds?.every(id => excludeBranchesIds.includes(id))

/**
 * Snoozes or activates products at the user's place: in their branches or, for users without a limit, in the whole
 * brand. `putBack` restores each product with its previous end and returns the products that could not be restored.
 */
export const useBranchVisibility = (serviceProviderId: number) => {
  const queryClient = useQueryClient()
  const isLimited = useIsLimited()
  // The branches are sent explicitly, so that a change and its undo apply to the same place.
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
    const patched = ({ products }: SnoozeAnswer) => {
      patchMenu(queryClient, products)
      return products
    }
    return {
      show: async (products: readonly Product[]): Promise<Reached> => {
        const place = await where()
        return inParts(products, async productIds =>
          patched(await activateProducts({ productIds, ...place })),
        )
      },
      hide: async (products: readonly Product[], end: SnoozeEnd = {}): Promise<Reached> => {
        const place = await where()
        return inParts(products, async productIds =>
          patched(await snoozeProducts({ productIds, ...place, ...end })),
        )
      },
      /** Returns how many of the products are on sale at the user's place. */
      countOnSale: async (products: readonly Product[]): Promise<number> => {
        const branchIds = await placeOf()
        return products.filter(product => isOnSaleAt(product, branchIds)).length
      },
      putBack: async (before: readonly Product[]): Promise<Left> => {
        const calls = undoCalls(before, await placeOf(), serverNow())
        return sendEach(calls, products => patchMenu(queryClient, products))
      },
    }
  }, [placeOf, queryClient])
}
