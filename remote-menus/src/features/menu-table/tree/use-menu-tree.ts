import type { Category } from '@sufra/shared/contracts/category'
import type { Product } from '@sufra/shared/contracts/product'
import { useMemo } from 'react'
import { idsUnder, inTreeOrder, treeOf } from '#src/categories/category-tree.ts'

interface MenuTreeOptions {
  known: readonly Category[]
  products: readonly Product[]
  /** The category that the address names. */
  wantedId: number | null
}

/** The categories as a tree and as a list, and which of them is looked at. They keep their identity while nothing changes. */
export const useMenuTree = ({ known, products, wantedId }: MenuTreeOptions) => {
  const { tree, categories } = useMemo(() => {
    const built = treeOf(known, products)
    return { tree: built, categories: inTreeOrder(built) }
  }, [known, products])
  return useMemo(() => {
    // One that is gone, or of another menu: the whole menu.
    const chosen = categories.find(({ id }) => id === wantedId) ?? null
    return { tree, categories, chosen, shownIds: chosen && idsUnder(tree, chosen.id) }
  }, [tree, categories, wantedId])
}
