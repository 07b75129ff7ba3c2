import { useFailureWords } from '@sufra/shared/failures'
import { useTranslation } from 'react-i18next'

const TOLD = [
  'network_error',
  'not_found',
  'stale_version',
  'illegal_transition',
  'already_exists',
  'approval_needed',
] as const

/** Why a change was not made, in words that say what to do. */
export const useFailureText = () => {
  const { t } = useTranslation()
  return useFailureWords({
    told: TOLD,
    say: (key, values) => t(`admin:releases.failed.${key}`, values ?? {}),
  })
}
