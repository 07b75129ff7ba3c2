import { Banner, Button } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { useIsMenuLoading } from './menu-products.ts'

interface MenuFailureProps {
  /** The later pages did not come, or all of it could not be read anew. */
  what: 'restFailed' | 'refreshFailed'
  onRetry: () => void
}

/** Above a menu that is shown all the same. */
export const MenuFailure = ({ what, onRetry }: MenuFailureProps) => {
  const { t } = useTranslation()
  const retry = (
    <Button size="sm" variant="ghost" onClick={onRetry} isLoading={useIsMenuLoading()}>
      {t('menus:liveMenu.retry')}
    </Button>
  )
  return (
    <Banner tone="error" action={retry}>
      {t(`menus:liveMenu.${what}`)}
    </Banner>
  )
}
