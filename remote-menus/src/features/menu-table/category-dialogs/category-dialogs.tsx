import type { Category } from '@sufra/shared/contracts/category'
import type { CategoryBranch } from '#src/categories/category-tree.ts'
import { HideCategoryDialog } from './hide-category-dialog.tsx'
import { RemoveCategoryDialog } from './remove-category-dialog.tsx'

export type CategoryQuestion =
  { kind: 'remove'; branch: CategoryBranch } | { kind: 'hide'; category: Category }

export interface CategoryDialogsProps {
  asked: CategoryQuestion
  /** All of the menu. */
  categories: readonly Category[]
  /** Whether all of its products are here. */
  isWhole: boolean
  onClose: () => void
  /** It is gone. */
  onRemoved: (id: number) => void
}

/** What has to be said before a category is taken away or hidden. */
export const CategoryDialogs = ({ asked, ...props }: CategoryDialogsProps) =>
  asked.kind === 'remove' ? (
    <RemoveCategoryDialog branch={asked.branch} {...props} />
  ) : (
    <HideCategoryDialog category={asked.category} onClose={props.onClose} />
  )
