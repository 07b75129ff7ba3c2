import { EmptyState, ErrorState } from '@sufra/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { categoriesQuery } from '#src/categories/categories.queries.ts'
import { useMenuProducts } from '#src/products/menu-products.ts'
import { FactsOutline } from './facts-outline.tsx'
import { FactsWorkplace } from './facts-workplace.tsx'

/** The menu of one brand, once all of it is here: a part of it would count wrong. */
export const BrandFacts = ({ serviceProviderId }: { serviceProviderId: number }) => {
  const { t } = useTranslation()
  const menu = useMenuProducts(serviceProviderId)
  const categories = useQuery(categoriesQuery(serviceProviderId))
  if (menu.isFailed || menu.isRestFailed || categories.isError)
    return (
      <ErrorState
        title={t('menus:liveMenu.failedTitle')}
        detail={t('menus:liveMenu.failedDetail')}
        retryLabel={t('menus:liveMenu.retry')}
        onRetry={() => {
          menu.retry()
          if (categories.isError) void categories.refetch()
        }}
        isRetrying={categories.isFetching}
      />
    )
  if (menu.isPending || menu.isRestPending || !categories.data) return <FactsOutline />
  if (menu.products.length === 0) return <EmptyState title={t('menus:liveMenu.emptyAll')} />
  return (
    <FactsWorkplace
      serviceProviderId={serviceProviderId}
      products={menu.products}
      categories={categories.data}
    />
  )
}
