import { ApiError } from '@sufra/shared/api'
import type { Category } from '@sufra/shared/contracts/category'

const isCategory = (value: unknown): value is Category =>
  typeof value === 'object' && value !== null && 'id' in value && 'rowVersion' in value && 'name' in value

/** Returns the category as another user saved it, if the update failed with `stale_version`; otherwise null. */
export const newerCategory = (error: unknown): Category | null => {
  if (!(error instanceof ApiError) || error.code !== 'stale_version') return null
  const current = error.problem?.current
  return isCategory(current) ? current : null
}
