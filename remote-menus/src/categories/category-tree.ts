import type { Category } from '@sufra/shared/contracts/category'
import type { Product } from '@sufra/shared/contracts/product'

/** A category with its subcategories; the tree has one level of them. */
export interface CategoryBranch {
  id: number
  category: Category
  /** Number of products directly in this category. */
  own: number
  /** Number of products including those of the subcategories. */
  count: number
  children: CategoryBranch[]
}

const inMenuOrder = (one: Category, other: Category): number => one.index - other.index || one.id - other.id

/**
 * Returns the categories in menu order, each with its number of products. A category whose parent was deleted moves to
 * the top level.
 */
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

/** Returns the ids of a category and its subcategories. */
export const idsUnder = (tree: readonly CategoryBranch[], id: number): ReadonlySet<number> => {
  const branch = branchIn(tree, id)
  return new Set(branch ? [branch.id, ...branch.children.map(child => child.id)] : [])
}

/** Returns all categories in menu order, from top to bottom. */
export const inTreeOrder = (tree: readonly CategoryBranch[]): Category[] =>
  tree.flatMap(({ category, children }) => [category, ...children.map(child => child.category)])
