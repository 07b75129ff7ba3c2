import { ApiError } from '@sufra/shared/api'
import { useFormat } from '@sufra/shared/i18n'
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

/** Why a change of the team was refused, in words that say what to do. */
export const useFailureText = () => {
  const { t } = useTranslation('team')
  const format = useFormat()
  return (error: unknown): string => {
    if (!(error instanceof ApiError)) return t('failed.unknown')
    if (error.status === 429)
      return t('failed.tooMany', { wait: format.duration((error.retryAfter ?? 60) * 1000) })
    const code = TOLD.find(each => each === error.code)
    return code ? t(`failed.${code}`) : t('failed.unknown')
  }
}
