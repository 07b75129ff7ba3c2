import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@sufra/shared/api'
import type { Product } from '@sufra/shared/contracts/product'
import { toast } from '@sufra/shared/ui/data'
import { isUnknownOutcome } from '@sufra/shared/unknown-outcome'
import { useTranslation } from 'react-i18next'
import { menuKey, patchMenu, reloadMenu } from '#src/products/products.queries.ts'

const KEY = ['menus', 'sort']
/** Maximum number of positions per call. */
const AT_ONCE = 2000

type Place = Pick<Product, 'id' | 'index' | 'rowVersion'>

interface Sorted {
  serviceProviderId: number
  categoryId: number
  /** Only products that change their position. */
  before: readonly Place[]
  after: readonly Place[]
}

const placeOf = ({ id, index, rowVersion }: Product): Place => ({ id, index, rowVersion })

const sortedFrom = (inNewOrder: readonly Product[]): Sorted | null => {
  const moved = inNewOrder
    .map((product, place) => ({ product, index: place + 1 }))
    .filter(({ product, index }) => product.index !== index)
  const [first] = moved
  if (!first) return null
  const { serviceProviderId, categoryId } = first.product
  return {
    serviceProviderId,
    categoryId,
    before: moved.map(({ product }) => placeOf(product)),
    after: moved.map(({ product, index }) => ({ ...placeOf(product), index })),
  }
}

/** Sorts the products of one category: immediately on the screen, then on the server, one change after another. */
export const useProductSort = () => {
  const queryClient = useQueryClient()
  const { t } = useTranslation()
  const { mutate } = useMutation({
    mutationKey: KEY,
    scope: { id: KEY.join() },
    mutationFn: async ({ serviceProviderId, categoryId, after }: Sorted) => {
      const items = after.map(({ id, index }) => ({ id, index }))
      for (let from = 0; from < items.length; from += AT_ONCE)
        await api.put('/api/Product/Sort', {
          body: { serviceProviderId, categoryId, items: items.slice(from, from + AT_ONCE) },
        })
    },
    onMutate: async ({ after }) => {
      patchMenu(queryClient, after)
      // A running load would restore the old order, and so would cancelling it after the patch.
      await queryClient.cancelQueries({ queryKey: menuKey })
      patchMenu(queryClient, after)
    },
    onError: (error, { before }) => {
      patchMenu(queryClient, before)
      toast({
        kind: 'error',
        text: t(isUnknownOutcome(error) ? 'menus:table.sortUnsure' : 'menus:table.sortFailed'),
      })
    },
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey: KEY }) === 1) void reloadMenu(queryClient)
    },
  })
  return (inNewOrder: readonly Product[]) => {
    const sorted = sortedFrom(inNewOrder)
    if (sorted) mutate(sorted)
  }
}
