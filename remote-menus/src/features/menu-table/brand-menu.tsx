import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { BrandChoice } from '#src/brand/brand-choice.tsx'
import { categoriesQuery } from '#src/categories/categories.queries.ts'
import { useMenuProducts } from '#src/products/menu-products.ts'
import { MenuHead } from './menu-head.tsx'
import { MenuHeadActions } from './menu-head-actions.tsx'
import { MenuOutline } from './menu-outline.tsx'
import { MenuStart } from './menu-start.tsx'
import { MenuWorkplace } from './menu-workplace.tsx'

/** The menu of one brand, whatever state it is in. */
export const BrandMenu = ({ serviceProviderId }: { serviceProviderId: number }) => {
  const { t } = useTranslation()
  const menu = useMenuProducts(serviceProviderId)
  const categories = useQuery(categoriesQuery(serviceProviderId))
  const isFailed = menu.isFailed || categories.isError
  const isThere = !isFailed && !menu.isPending && categories.data !== undefined
  const retry = () => {
    if (menu.isFailed) menu.retry()
    if (categories.isError) void categories.refetch()
  }
  const isEmpty = isThere && categories.data.length === 0 && menu.products.length === 0
  return (
    <>
      <MenuHead
        counts={isThere ? { products: menu.products.length, categories: categories.data.length } : undefined}
        actions={
          isThere && !isEmpty ? (
            <MenuHeadActions serviceProviderId={serviceProviderId} count={menu.products.length} />
          ) : undefined
        }
      />
      <BrandChoice chosenId={serviceProviderId} />
      {isFailed && (
        <ErrorState
          title={t('menus:liveMenu.failedTitle')}
          detail={t('menus:liveMenu.failedDetail')}
          retryLabel={t('menus:liveMenu.retry')}
          onRetry={retry}
          isRetrying={categories.isFetching}
        />
      )}
      {!isFailed && !isThere && <MenuOutline />}
      {isEmpty && <MenuStart serviceProviderId={serviceProviderId} />}
      {isThere && !isEmpty && (
        <MenuWorkplace serviceProviderId={serviceProviderId} menu={menu} categories={categories.data} />
      )}
    </>
  )
}
