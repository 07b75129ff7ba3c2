import { ApiError } from '@sufra/shared/api'
import { useFormat } from '@sufra/shared/i18n'
import { useTranslation } from 'react-i18next'

const TOLD = ['network_error', 'not_found', 'stale_version', 'illegal_transition', 'already_exists'] as const
const WAIT_SECONDS = 60

/** Why a change was not made, in words that say what to do. */
export const useFailureText = () => {
  const { t } = useTranslation()
  const format = useFormat()
  return (error: unknown): string => {
    if (!(error instanceof ApiError)) return t('admin:releases.failed.unknown')
    if (error.status === 429)
      return t('admin:releases.failed.tooMany', {
        wait: format.duration((error.retryAfter ?? WAIT_SECONDS) * 1000),
      })
    const code = TOLD.find(each => each === error.code)
    return code ? t(`admin:releases.failed.${code}`) : t('admin:releases.failed.unknown')
  }
}
