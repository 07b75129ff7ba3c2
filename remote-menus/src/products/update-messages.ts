import { ApiError } from '@sufra/shared/api'

/** Literal texts of the specification (specification#texts): equal in both languages, never translated. */
export const SPEC_TEXT = {
  chooseProvider: 'Please select a Service Provider.',
  imageNotAttached: 'Failed to attach existing image from URL.',
  updated: 'Product updated successfully!',
  updatedEmpty: 'Product updated, but an issue occurred.',
  updateFailed: 'Error updating product',
  unknownError: 'An unknown error occurred while updating the product.',
} as const

const fieldLines = (errors: Record<string, string[]>): string =>
  Object.entries(errors)
    .map(([field, messages]) => `${field}: ${messages.join(', ')}`)
    .join('\n')

/** Returns the server's reason, per field if given; null without a reason. */
export const refusalText = (error: unknown): string | null => {
  if (!(error instanceof ApiError) || !error.problem) return null
  const { errors, detail, title } = error.problem
  return (errors ? fieldLines(errors) : '') || detail || title || null
}

/** Returns 'Error updating product' followed by the server's reason, per field if given. */
export const updateErrorMessage = (error: unknown): string =>
  `${SPEC_TEXT.updateFailed}: ${refusalText(error) ?? SPEC_TEXT.unknownError}`

export const isStale = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'stale_version'
