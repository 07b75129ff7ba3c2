import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Category } from '@sufra/shared/contracts/category'
import { toast } from '@sufra/shared/ui/data'
import { isUnknownOutcome } from '@sufra/shared/unknown-outcome'
import { useTranslation } from 'react-i18next'
import {
  categoriesKey,
  patchCategories,
  reloadCategories,
  sortCategories,
} from '#src/categories/categories.queries.ts'

const KEY = ['menus', 'sort-categories']

const withPlaces = (categories: readonly Category[]) =>
  categories.map((category, place) => ({ ...category, index: place + 1 }))

/** Sorts the categories of one level: immediately on the screen, then on the server, one change after another. */
export const useCategorySort = () => {
  const queryClient = useQueryClient()
  const { t } = useTranslation()
  const { mutate } = useMutation({
    mutationKey: KEY,
    scope: { id: KEY.join() },
    mutationFn: async (categories: readonly Category[]) => {
      const { failed } = await sortCategories(categories)
      if (failed.length > 0) throw new Error('Some categories were not sorted')
    },
    onMutate: async categories => {
      patchCategories(queryClient, withPlaces(categories))
      // A running load would restore the old order, and so would cancelling it after the patch.
      await queryClient.cancelQueries({ queryKey: categoriesKey })
      patchCategories(queryClient, withPlaces(categories))
    },
    onError: (error, categories) => {
      patchCategories(queryClient, categories)
      toast({
        kind: 'error',
        text: t(isUnknownOutcome(error) ? 'menus:table.sortUnsure' : 'menus:table.sortFailed'),
      })
    },
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey: KEY }) === 1) void reloadCategories(queryClient)
    },
  })
  return (categories: readonly Category[]) => mutate(categories)
}
