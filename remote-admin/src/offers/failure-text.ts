import { useFailureWords } from '@sufra/shared/failures'
import { useTranslation } from 'react-i18next'

const TOLD = ['in_use', 'not_found', 'stale_version', 'network_error'] as const

/** Why a change of what Sufra sells was refused. */
export const useFailureText = () => {
  const { t } = useTranslation()
  return useFailureWords({ told: TOLD, say: (key, values) => t(`admin:offers.failed.${key}`, values ?? {}) })
}
