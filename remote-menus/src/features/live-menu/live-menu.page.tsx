import { useQuery } from '@tanstack/react-query'
import { EmptyState, ErrorState, PageHead } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { brandQuery } from '#src/brand/brand.queries.ts'
import { BrandMenu } from './menu/brand-menu.tsx'
import { MenuSkeleton } from './menu/menu-skeleton.tsx'
import { useFailureToast } from './menu/failure-toast.ts'

/** The live menu of the merchant's brand (specification#products, menusForUser). */
export const LiveMenuPage = () => {
  const { t } = useTranslation()
  const brand = useQuery(brandQuery)
  useFailureToast(brand.isError ? brand.errorUpdatedAt : 0)

  return (
    <>
      <PageHead title={t('menus:nav.liveMenu')} />
      {brand.isPending && <MenuSkeleton />}
      {brand.isError && brand.data === undefined && (
        <ErrorState
          title={t('menus:liveMenu.failedTitle')}
          detail={t('menus:liveMenu.failedDetail')}
          retryLabel={t('menus:liveMenu.retry')}
          onRetry={() => void brand.refetch()}
          isRetrying={brand.isFetching}
        />
      )}
      {brand.data && <BrandMenu serviceProviderId={brand.data} />}
      {brand.data === null && <EmptyState title={t('menus:liveMenu.noBrand')} />}
    </>
  )
}
