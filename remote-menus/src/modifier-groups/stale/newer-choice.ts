import { ApiError } from '@sufra/shared/api'
import type { Choice } from '@sufra/shared/contracts/choice'

const isChoice = (value: unknown): value is Choice =>
  typeof value === 'object' && value !== null && 'options' in value && 'rowVersion' in value

/** The choice as somebody else saved it meanwhile, where that is why an update was refused; null otherwise. */
export const newerChoice = (error: unknown): Choice | null => {
  if (!(error instanceof ApiError) || error.code !== 'stale_version') return null
  const current = error.problem?.current
  return isChoice(current) ? current : null
}
