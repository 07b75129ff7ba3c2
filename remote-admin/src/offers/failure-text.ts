import { useFailureTexts } from '@sufra/shared/failures'
import { useTranslation } from 'react-i18next'

const TOLD = ['in_use', 'not_found', 'stale_version', 'network_error'] as const

/** Returns the function that explains a refused change of plans, features, packages or discounts. */
export const useFailureText = () => {
  const { t } = useTranslation()
  return useFailureTexts({ told: TOLD, say: (key, values) => t(`admin:offers.failed.${key}`, values ?? {}) })
}
