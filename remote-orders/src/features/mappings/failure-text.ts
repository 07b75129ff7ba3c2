import { useFailureWords } from '@sufra/shared/failures'
import { useTranslation } from 'react-i18next'

const TOLD = ['not_found', 'validation_failed', 'account_suspended', 'network_error'] as const

/** Why an item still means what it meant. */
export const useMappingFailure = () => {
  const { t } = useTranslation()
  return useFailureWords({
    told: TOLD,
    say: (key, values) => t(`orders:mappings.failed.${key}`, values ?? {}),
  })
}
