import { EmptyState } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { useFailureToast } from './failure-toast.ts'
import { MenuFailure } from './menu-failure.tsx'
import { MenuBrowser } from './menu-browser.tsx'
import { useMenuProducts } from '#src/products/menu-products.ts'
import { MenuSkeleton } from './menu-skeleton.tsx'

/** The menu of one brand in its loading, error, empty or loaded state. */
export const BrandMenu = ({ serviceProviderId }: { serviceProviderId: number }) => {
  const { t } = useTranslation()
  const menu = useMenuProducts(serviceProviderId)
  useFailureToast(menu.failedAt)

  if (menu.isPending) return <MenuSkeleton />
  if (menu.isFailed) return <MenuFailure onRetry={menu.retry} />
  if (menu.products.length === 0) return <EmptyState title={t('menus:liveMenu.emptyAll')} />
  return <MenuBrowser serviceProviderId={serviceProviderId} menu={menu} />
}
