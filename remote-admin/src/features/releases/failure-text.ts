import { useFailureTexts } from '@sufra/shared/failures'
import { useTranslation } from 'react-i18next'

const TOLD = [
  'network_error',
  'not_found',
  'stale_version',
  'illegal_transition',
  'already_exists',
  'approval_needed',
] as const

/** Returns the function that explains a failed change and the next step. */
export const useFailureText = () => {
  const { t } = useTranslation()
  return useFailureTexts({
    told: TOLD,
    say: (key, values) => t(`admin:releases.failed.${key}`, values ?? {}),
  })
}
