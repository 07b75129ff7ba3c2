import { Banner, Box, Button } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { useIsMenuLoading } from './menu-products.ts'

/** Above a menu that is whole and could not be read anew. */
export const RefreshFailure = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation()
  const retry = (
    <Button size="sm" variant="ghost" onClick={onRetry} isLoading={useIsMenuLoading()}>
      {t('menus:liveMenu.retry')}
    </Button>
  )
  return (
    <Box mb="4">
      <Banner tone="error" action={retry}>
        {t('menus:liveMenu.refreshFailed')}
      </Banner>
    </Box>
  )
}
