import type { FieldErrors } from '#src/errors/errors.ts'
import type { CategoryRow } from './category.repository.ts'

type Placed = Pick<CategoryRow, 'id' | 'parentId'>

/**
 * Returns the errors of the parent `parentId`: it has to be another category of the brand, and there is one
 * level only. `id` is missing for a new category.
 */
export const parentErrors = (
  all: Placed[],
  { id, parentId }: { id?: number; parentId: number | null },
): FieldErrors => {
  if (parentId === null) return {}
  if (parentId === id) return { parentId: ['own_parent'] }
  const parent = all.find(each => each.id === parentId)
  if (!parent) return { parentId: ['not_found'] }
  const hasChildren = id !== undefined && all.some(each => each.parentId === id)
  return parent.parentId !== null || hasChildren ? { parentId: ['one_level_of_parents'] } : {}
}
