import { ErrorState } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { useServerBack } from '#src/connection/use-server-back.ts'

/** Message for a part of the application that failed to load, with a retry button. */
export const LoadFailed = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation('host')
  useServerBack(onRetry)
  return (
    <ErrorState
      title={t('loadFailed.title')}
      detail={t('loadFailed.detail')}
      onRetry={onRetry}
      retryLabel={t('retry')}
    />
  )
}
