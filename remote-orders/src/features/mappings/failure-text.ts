import { useFailureTexts } from '@sufra/shared/failures'
import { useTranslation } from 'react-i18next'

const TOLD = ['not_found', 'validation_failed', 'account_suspended', 'network_error'] as const

/** Returns the text for a mapping that could not be changed. */
export const useMappingFailure = () => {
  const { t } = useTranslation()
  return useFailureTexts({
    told: TOLD,
    say: (key, values) => t(`orders:mappings.failed.${key}`, values ?? {}),
  })
}
