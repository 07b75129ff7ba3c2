import { Banner, Button } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { useIsMenuLoading } from './menu-products.ts'

/** Above a list that lacks its later pages. */
export const RestFailure = ({ onRetry }: { onRetry: () => void }) => {
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
