import { ApiError } from '@sufra/shared/api'
import { useTranslation } from 'react-i18next'

/** The server gave no answer of its own, so the action may have happened. */
const isLost = (error: unknown): boolean =>
  error instanceof ApiError && error.problem === null && (error.status < 400 || error.status >= 500)

/** Returns the text for a failed action: the screen's own, or "unknown result" when the response was lost. */
export const useFailureText = () => {
  const { t } = useTranslation('host')
  return (error: unknown, words: string = t('notDone')): string => (isLost(error) ? t('noAnswer') : words)
}
