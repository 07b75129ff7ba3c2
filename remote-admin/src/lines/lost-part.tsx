import { ErrorState } from '@sufra/shared/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

interface LostPartProps {
  answer: Pick<UseQueryResult, 'isFetching' | 'refetch'>
}

/** A part of a page that did not load, and the way to ask for it again. */
export const LostPart = ({ answer: { isFetching, refetch } }: LostPartProps) => {
  const { t } = useTranslation()
  return (
    <ErrorState
      title={t('admin:merchant.panelFailed')}
      retryLabel={t('admin:merchants.retry')}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  )
}
