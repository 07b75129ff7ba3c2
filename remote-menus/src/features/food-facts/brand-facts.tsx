import { Box, EmptyState, ErrorState } from '@sufra/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { categoriesQuery } from '#src/categories/categories.queries.ts'
import { useMenuProducts } from '#src/products/menu-products.ts'
import { MenuFailure } from '#src/products/menu-failure.tsx'
import { FactsOutline } from './facts-outline.tsx'
import { FactsWorkplace } from './facts-workplace.tsx'

/**
 * Loads a brand's whole menu before the first render, because partial counts would be wrong. Later refetches keep the
 * input.
 */
export const BrandFacts = ({ serviceProviderId }: { serviceProviderId: number }) => {
  const { t } = useTranslation()
  const menu = useMenuProducts(serviceProviderId)
  const categories = useQuery(categoriesQuery(serviceProviderId))
  const isBroken = menu.isFailed || menu.isRestFailed || categories.isError
  const [wasWhole, setWasWhole] = useState(false)
  if (menu.isWhole && !wasWhole) setWasWhole(true)
  const isThere = wasWhole && categories.data !== undefined
  const retry = () => {
    menu.retry()
    if (categories.isError) void categories.refetch()
  }
  if (isBroken && !isThere)
    return (
      <ErrorState
        title={t('menus:liveMenu.failedTitle')}
        detail={t('menus:liveMenu.failedDetail')}
        retryLabel={t('menus:liveMenu.retry')}
        onRetry={retry}
        isRetrying={categories.isFetching}
      />
    )
  if (!isThere) return <FactsOutline />
  if (menu.products.length === 0) return <EmptyState title={t('menus:liveMenu.emptyAll')} />
  return (
    <>
      {isBroken && (
        <Box mb="4">
          <MenuFailure what="refreshFailed" onRetry={retry} />
        </Box>
      )}
      <FactsWorkplace
        serviceProviderId={serviceProviderId}
        products={menu.products}
        categories={categories.data}
      />
    </>
  )
}
