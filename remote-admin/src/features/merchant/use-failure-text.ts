import { ApiError } from '@sufra/shared/api'
import { useFailureTexts } from '@sufra/shared/failures'
import { useTranslation } from 'react-i18next'
import { FAILURES } from './failures.ts'

/** Returns true if another person was faster, so that the action does not fit the merchant's current state. */
export const isStateMoved = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'illegal_transition'

/** Returns the function that explains a failed action: the server's text about the state, or one of our own. */
export const useFailureText = () => {
  const { t } = useTranslation()
  const words = useFailureTexts({
    told: FAILURES,
    say: (key, values) => t(`admin:offers.failed.${key}`, values ?? {}),
  })
  return (error: unknown): string =>
    (error instanceof ApiError && error.problem?.errors?.Id?.[0]) ||
    (isStateMoved(error) ? t('admin:merchant.stateMoved') : words(error))
}
