import { ApiError } from '@sufra/shared/api'
import { useTranslation } from 'react-i18next'

/** Neither a yes nor a no of the server's own came: it may be done all the same. */
const isLost = (error: unknown): boolean =>
  error instanceof ApiError && error.problem === null && (error.status < 400 || error.status >= 500)

/** What is said where something was not done: the screen's own words, or, where no answer came, that nobody knows whether it was. */
export const useNotDoneWords = () => {
  const { t } = useTranslation('host')
  return (error: unknown, words: string = t('notDone')): string => (isLost(error) ? t('noAnswer') : words)
}
