import { ApiError } from '@sufra/shared/api'
import { useFailureWords } from '@sufra/shared/failures'
import { useTranslation } from 'react-i18next'
import { FAILURES } from './failures.ts'

/** Somebody else was quicker: what was asked for does not fit the state that the merchant has by now. */
export const isStateMoved = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'illegal_transition'

/** Why something about the merchant did not happen: the server's words about its state, or our own. */
export const useFailureText = () => {
  const { t } = useTranslation()
  const words = useFailureWords({
    told: FAILURES,
    say: (key, values) => t(`admin:offers.failed.${key}`, values ?? {}),
  })
  return (error: unknown): string =>
    (error instanceof ApiError && error.problem?.errors?.Id?.[0]) ||
    (isStateMoved(error) ? t('admin:merchant.stateMoved') : words(error))
}
