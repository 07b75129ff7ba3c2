import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@sufra/shared/api'
import type { Product } from '@sufra/shared/contracts/product'
import { toast } from '@sufra/shared/ui/data'
import { useTranslation } from 'react-i18next'
import { isLost } from '#src/products/lost-answer.ts'
import { menuKey, patchMenu, reloadMenu } from '#src/products/products.queries.ts'

const KEY = ['menus', 'sort']
/** So many places are changed in one call. */
const AT_ONCE = 2000

type Place = Pick<Product, 'id' | 'index' | 'rowVersion'>

interface Sorted {
  serviceProviderId: number
  categoryId: number
  /** Only those that change their place. */
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

/** Puts the products of one category into another order: at once here, then on the server, one change after the other. */
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
      // A load that began before this would bring the old order, and giving it up does so too.
      await queryClient.cancelQueries({ queryKey: menuKey })
      patchMenu(queryClient, after)
    },
    onError: (error, { before }) => {
      patchMenu(queryClient, before)
      toast({ kind: 'error', text: t(isLost(error) ? 'menus:table.sortUnsure' : 'menus:table.sortFailed') })
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
