import type { Category } from '@sufra/shared/contracts/category'
import type { Product } from '@sufra/shared/contracts/product'
import { useMemo } from 'react'
import { idsUnder, inTreeOrder, treeOf } from '#src/categories/category-tree.ts'

interface MenuTreeOptions {
  known: readonly Category[]
  products: readonly Product[]
  /** Category named by the address. */
  wantedId: number | null
}

/** Returns the categories as tree and list with the selected one. The values are stable while nothing changes. */
export const useMenuTree = ({ known, products, wantedId }: MenuTreeOptions) => {
  const { tree, categories } = useMemo(() => {
    const built = treeOf(known, products)
    return { tree: built, categories: inTreeOrder(built) }
  }, [known, products])
  return useMemo(() => {
    // A category that is gone or of another menu selects the whole menu.
    const chosen = categories.find(({ id }) => id === wantedId) ?? null
    return { tree, categories, chosen, shownIds: chosen && idsUnder(tree, chosen.id) }
  }, [tree, categories, wantedId])
}
