import { useTranslation } from 'react-i18next'
import { ErrorState } from '@sufra/shared/ui'

interface BoardFailureProps {
  onRetry: () => unknown
  isRetrying: boolean
}

/** Shown instead of the board when no list has ever loaded. */
export const BoardFailure = ({ onRetry, isRetrying }: BoardFailureProps) => {
  const { t } = useTranslation()
  return (
    <ErrorState
      title={t('orders:error.title')}
      detail={t('orders:error.detail')}
      retryLabel={t('orders:error.retry')}
      onRetry={() => void onRetry()}
      isRetrying={isRetrying}
    />
  )
}
