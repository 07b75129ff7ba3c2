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

/** What a change that goes in several calls has reached: all of it, or what was done before one of them failed. */
export interface Reached {
  before: readonly Product[]
  after: readonly Product[]
  /** What ended it early was no answer: the next of them may be done as well. */
  isUnsure: boolean
}

/** Throws where nothing was done. */
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
 * Takes products off sale, or puts them on, where the signed-in person works: in their branches, or (limited to none) in the whole
 * brand. `putBack` makes each as it was, with the end that it had, and answers those that are not so.
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
      /** How many of these can be had where the person works. */
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
