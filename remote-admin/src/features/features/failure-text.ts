import { ApiError } from '@sufra/shared/api'
import { useFailureWords } from '@sufra/shared/failures'
import { useTranslation } from 'react-i18next'

const TOLD = ['in_use', 'not_found', 'stale_version', 'network_error'] as const

/** Why a change of the features was refused; what still has one, the server says. */
export const useFailureText = () => {
  const { t } = useTranslation()
  const wordsOf = useFailureWords({
    told: TOLD,
    say: (key, values) => t(`admin:features.failed.${key}`, values ?? {}),
  })
  return (error: unknown): string =>
    (error instanceof ApiError && error.problem?.errors?.Id?.[0]) || wordsOf(error)
}
