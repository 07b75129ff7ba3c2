import { Link } from '@sufra/shared/router'
import { useCan } from '@sufra/shared/session'
import { useQuery } from '@tanstack/react-query'
import { Box, EmptyState, ErrorState, Flex, LinkButton } from '@sufra/shared/ui'
import { Plus, Upload } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { BrandChoice } from '#src/brand/brand-choice.tsx'
import { useBrandSearch } from '#src/brand/use-chosen-brand.ts'
import { categoriesQuery } from '#src/categories/categories.queries.ts'
import { useMenuProducts } from '#src/products/menu-products.ts'
import { MenuFailure } from '#src/products/menu-failure.tsx'
import { MenuHead } from './menu-head.tsx'
import { MenuHeadActions } from './menu-head-actions.tsx'
import { MenuOutline } from './menu-outline.tsx'
import { MenuWorkplace } from './menu-workplace.tsx'

/** Start screen of an empty menu: import a sheet, or create a category first, because every product belongs to one. */
const MenuStart = ({ serviceProviderId }: { serviceProviderId: number }) => {
  const { t } = useTranslation()
  const canEdit = useCan('menu.edit')
  const search = useBrandSearch(serviceProviderId)
  return (
    <EmptyState
      title={t('menus:table.startTitle')}
      detail={t('menus:table.startDetail')}
      action={
        canEdit && (
          <Flex gap="2" wrap="wrap" justify="center">
            <LinkButton asChild>
              <Link to={`/menus/import?${search}`}>
                <Upload size={18} aria-hidden />
                {t('menus:table.importMenu')}
              </Link>
            </LinkButton>
            <LinkButton asChild variant="outline">
              <Link to={`/add-category?${search}`}>
                <Plus size={18} aria-hidden />
                {t('menus:table.firstCategory')}
              </Link>
            </LinkButton>
          </Flex>
        )
      }
    />
  )
}

/** The menu of one brand in its loading, error, empty or loaded state. */
export const BrandMenu = ({ serviceProviderId }: { serviceProviderId: number }) => {
  const { t } = useTranslation()
  const menu = useMenuProducts(serviceProviderId)
  const categories = useQuery(categoriesQuery(serviceProviderId))
  const isBroken = menu.isFailed || categories.isError
  // A failed refetch keeps a loaded menu mounted, with its selection and open dialogs.
  const isThere = categories.data !== undefined && (menu.isWhole || (!isBroken && !menu.isPending))
  const isFailed = isBroken && !isThere
  const isOlder = isThere && (isBroken || (menu.isWhole && menu.isRestFailed))
  const retry = () => {
    menu.retry()
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
      {isOlder && (
        <Box mb="4">
          <MenuFailure what="refreshFailed" onRetry={retry} />
        </Box>
      )}
      {isEmpty && <MenuStart serviceProviderId={serviceProviderId} />}
      {isThere && !isEmpty && (
        <MenuWorkplace serviceProviderId={serviceProviderId} menu={menu} categories={categories.data} />
      )}
    </>
  )
}
