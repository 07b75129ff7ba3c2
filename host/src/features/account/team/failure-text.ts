import { useFailureTexts } from '@sufra/shared/failures'
import { useTranslation } from 'react-i18next'

const TOLD = [
  'last_admin',
  'own_account',
  'forbidden_branch',
  'illegal_transition',
  'in_use',
  'not_found',
  'network_error',
] as const

/** Returns the text for a refused change of the team, with what to do. */
export const useFailureText = () => {
  const { t } = useTranslation('team')
  return useFailureTexts({ told: TOLD, say: (key, values) => t(`failed.${key}`, values ?? {}) })
}
