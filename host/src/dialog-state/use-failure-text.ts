import { isUnknownOutcome } from '@sufra/shared/unknown-outcome'
import { useTranslation } from 'react-i18next'

/** Returns the text for a failed change: the screen's own, or "it may have gone through" if the outcome is unknown. */
export const useFailureText = () => {
  const { t } = useTranslation('host')
  return (error: unknown, words: string = t('notDone')): string =>
    isUnknownOutcome(error) ? t('noAnswer') : words
}
