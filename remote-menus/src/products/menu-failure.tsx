import { Banner, Button } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { useIsMenuLoading } from './menu-products.ts'

interface MenuFailureProps {
  /** `restFailed`: later pages failed to load. `refreshFailed`: a reload failed. */
  what: 'restFailed' | 'refreshFailed'
  onRetry: () => void
}

/** Error banner above a menu that is still shown. */
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
