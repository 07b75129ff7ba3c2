import { Banner, Button, ErrorState } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { useIsMenuLoading } from '#src/products/menu-products.ts'

interface FailureProps {
  onRetry: () => void
}

/** In place of the list, which a failed load empties. */
export const MenuFailure = ({ onRetry }: FailureProps) => {
  const { t } = useTranslation()
  return (
    <ErrorState
      title={t('menus:liveMenu.failedTitle')}
      detail={t('menus:liveMenu.failedDetail')}
      retryLabel={t('menus:liveMenu.retry')}
      onRetry={onRetry}
      isRetrying={useIsMenuLoading()}
    />
  )
}

/** Above a list that lacks its later pages. */
export const RestFailure = ({ onRetry }: FailureProps) => {
  const { t } = useTranslation()
  const retry = (
    <Button size="sm" variant="ghost" onClick={onRetry} isLoading={useIsMenuLoading()}>
      {t('menus:liveMenu.retry')}
    </Button>
  )
  return (
    <Banner tone="error" action={retry}>
      {t('menus:liveMenu.restFailed')}
    </Banner>
  )
}
