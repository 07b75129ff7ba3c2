import type { Category } from '@sufra/shared/contracts/category'
import type { CategoryBranch } from '#src/categories/category-tree.ts'
import { HideCategoryDialog } from './hide-category-dialog.tsx'
import { RemoveCategoryDialog } from './remove-category-dialog.tsx'

export type CategoryQuestion =
  { kind: 'remove'; branch: CategoryBranch } | { kind: 'hide'; category: Category }

export interface CategoryDialogsProps {
  asked: CategoryQuestion
  /** All categories of the menu. */
  categories: readonly Category[]
  /** True if all products of the menu are loaded. */
  isWhole: boolean
  onClose: () => void
  /** Called after the category was deleted. */
  onRemoved: (id: number) => void
}

/** Dialogs for deleting and hiding a category. */
export const CategoryDialogs = ({ asked, ...props }: CategoryDialogsProps) =>
  asked.kind === 'remove' ? (
    <RemoveCategoryDialog branch={asked.branch} {...props} />
  ) : (
    <HideCategoryDialog category={asked.category} onClose={props.onClose} />
  )
