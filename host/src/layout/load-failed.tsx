import { ErrorState } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'

/** A part of the application that did not arrive, with a way to ask for it again. */
export const LoadFailed = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation('host')
  return (
    <ErrorState
      title={t('loadFailed.title')}
      detail={t('loadFailed.detail')}
      onRetry={onRetry}
      retryLabel={t('retry')}
    />
  )
}
