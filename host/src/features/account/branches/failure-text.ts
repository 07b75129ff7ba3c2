import { ApiError } from '@sufra/shared/api'
import { useFailureTexts } from '@sufra/shared/failures'
import { useTranslation } from 'react-i18next'

const TOLD = [
  'forbidden_branch',
  'illegal_transition',
  'stale_version',
  'not_found',
  'network_error',
] as const

/** Returns the text for a refused change of a branch; for `in_use` it is the server's own text. */
export const useFailureText = () => {
  const { t } = useTranslation('branches')
  const say = useFailureTexts({ told: TOLD, say: (key, values) => t(`failed.${key}`, values ?? {}) })
  return (error: unknown): string => {
    const reason =
      error instanceof ApiError && error.code === 'in_use' ? error.problem?.errors?.Id?.[0] : undefined
    return reason ?? say(error)
  }
}
