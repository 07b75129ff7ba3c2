import { ApiError } from '@sufra/shared/api'
import type { Choice } from '@sufra/shared/contracts/choice'

const isChoice = (value: unknown): value is Choice =>
  typeof value === 'object' && value !== null && 'options' in value && 'rowVersion' in value

/** Returns the group as another user saved it, if the update failed with `stale_version`; otherwise null. */
export const newerChoice = (error: unknown): Choice | null => {
  if (!(error instanceof ApiError) || error.code !== 'stale_version') return null
  const current = error.problem?.current
  return isChoice(current) ? current : null
}
