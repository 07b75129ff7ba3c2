import { ErrorState } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { useIsMenuLoading } from '#src/products/menu-products.ts'

/** Shown instead of the list, which a failed load empties. */
export const MenuFailure = ({ onRetry }: { onRetry: () => void }) => {
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
