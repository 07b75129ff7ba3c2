import { useSearchParams } from '@sufra/shared/router'
import { urlChoice, urlId, urlText } from '@sufra/shared/ui/data'
import type { TableUrl } from '@sufra/shared/ui/data'

export const PRODUCT_STATES = ['visible', 'hidden'] as const
/** `menu` is the order that customers see. */
const SORT_KEYS = ['menu', 'name', 'price', 'calories', 'updated'] as const
type SortKey = (typeof SORT_KEYS)[number]

const readFilters = (params: URLSearchParams) => ({
  search: urlText(params.get('search')),
  state: urlChoice(params.get('state'), PRODUCT_STATES),
})

export type MenuFilters = ReturnType<typeof readFilters>

/**
 * Filters and sorting of the menu, stored in the address. The category is separate and stays when the filters are
 * cleared.
 */
export const MENU_URL: TableUrl<MenuFilters, SortKey> = { readFilters, sortKeys: SORT_KEYS }

const PARAMETER = 'category'

/** Returns the selected category; null for the whole menu. */
export const useChosenCategory = () => {
  const [params, setParams] = useSearchParams()
  const choose = (id: number | null) =>
    setParams(current => {
      const next = new URLSearchParams(current)
      if (id === null) next.delete(PARAMETER)
      else next.set(PARAMETER, String(id))
      return next
    })
  return [urlId(params.get(PARAMETER)), choose] as const
}
