import type { Category } from '@sufra/shared/contracts/category'
import type { Product } from '@sufra/shared/contracts/product'

/** A category with those that stand under it; there is one level of them. */
export interface CategoryBranch {
  id: number
  category: Category
  /** How many products stand in it alone. */
  own: number
  /** With those of the categories under it. */
  count: number
  children: CategoryBranch[]
}

const inMenuOrder = (one: Category, other: Category): number => one.index - other.index || one.id - other.id

/** The categories as they stand on the menu, each with how many products it has. One whose parent is gone stands at the top. */
export const treeOf = (
  categories: readonly Category[],
  products: readonly Pick<Product, 'categoryId'>[],
): CategoryBranch[] => {
  const own = new Map<number, number>()
  for (const { categoryId } of products) own.set(categoryId, (own.get(categoryId) ?? 0) + 1)
  const known = new Set(categories.map(({ id }) => id))
  const sorted = categories.toSorted(inMenuOrder)
  const branchOf = (category: Category, children: CategoryBranch[]): CategoryBranch => ({
    id: category.id,
    category,
    own: own.get(category.id) ?? 0,
    count: children.reduce((sum, { count }) => sum + count, own.get(category.id) ?? 0),
    children,
  })
  const leavesOf = (parent: Category) =>
    sorted.filter(({ parentId }) => parentId === parent.id).map(leaf => branchOf(leaf, []))
  return sorted
    .filter(({ parentId }) => parentId === null || !known.has(parentId))
    .map(category => branchOf(category, leavesOf(category)))
}

export const branchIn = (tree: readonly CategoryBranch[], id: number): CategoryBranch | undefined =>
  tree.flatMap(each => [each, ...each.children]).find(each => each.id === id)

/** The category and those under it. */
export const idsUnder = (tree: readonly CategoryBranch[], id: number): ReadonlySet<number> => {
  const branch = branchIn(tree, id)
  return new Set(branch ? [branch.id, ...branch.children.map(child => child.id)] : [])
}

/** All categories from the top of the menu to its end. */
export const inTreeOrder = (tree: readonly CategoryBranch[]): Category[] =>
  tree.flatMap(({ category, children }) => [category, ...children.map(child => child.category)])
