import { useQueryClient } from '@tanstack/react-query'
import { serverNow } from '@sufra/shared/live'
import type { Product } from '@sufra/shared/contracts/product'
import type { ActivateRequest } from '@sufra/shared/contracts/snooze'
import { useCallback, useMemo } from 'react'
import { branchesQuery } from '#src/brand/brand.queries.ts'
import { useIsLimited } from '#src/brand/use-is-limited.ts'
import { snooze } from '#src/snooze/snooze.ts'
import type { ProductCall, SnoozeOutcome } from '#src/snooze/snooze.ts'
import { inCalls, undoCalls } from '#src/snooze/undo-calls.ts'
import type { SnoozeEnd } from '#src/snooze/written-end.ts'

/** Result of a change in several calls. */
export interface PartialResult {
  /** changed products as they were */
  before: readonly Product[]
  after: readonly Product[]
  /** True if the outcome of a failed call is unknown. */
  isUnsure: boolean
}

// Without the branches of a limited user no request is sent.
const NOT_SENT: PartialResult = { before: [], after: [], isUnsure: false }

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
    const change = async (
      products: readonly Product[],
      callOf: (where: Pick<ActivateRequest, 'productIds' | 'branchIds'>) => ProductCall,
    ): Promise<PartialResult> => {
      const branchIds = await placeOf().catch(() => undefined)
      if (branchIds === undefined) return NOT_SENT
      const place = branchIds ? { branchIds } : {}
      const calls = inCalls(products.map(({ id }) => id)).map(productIds => callOf({ productIds, ...place }))
      const { products: after, failedIds, isUnsure } = await snooze(queryClient, calls)
      return { before: products.filter(({ id }) => !failedIds.has(id)), after, isUnsure }
    }
    return {
      show: (products: readonly Product[]): Promise<PartialResult> =>
        change(products, body => ({ kind: 'activate', body })),
      hide: (products: readonly Product[], end: SnoozeEnd = {}): Promise<PartialResult> =>
        change(products, where => ({ kind: 'snooze', body: { ...where, ...end } })),
      /** Returns how many of the products are on sale at the user's place. */
      countOnSale: async (products: readonly Product[]): Promise<number> => {
        const branchIds = await placeOf()
        return products.filter(product => isOnSaleAt(product, branchIds)).length
      },
      putBack: async (before: readonly Product[]): Promise<SnoozeOutcome> =>
        snooze(queryClient, undoCalls(before, await placeOf(), serverNow())),
    }
  }, [placeOf, queryClient])
}
