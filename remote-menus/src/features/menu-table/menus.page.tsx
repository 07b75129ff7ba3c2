import { EmptyState, ErrorState } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { BrandChoice } from '#src/brand/brand-choice.tsx'
import { useChosenBrand } from '#src/brand/use-chosen-brand.ts'
import { BrandMenu } from './brand-menu.tsx'
import { MenuHead } from './menu-head.tsx'
import { MenuOutline } from './menu-outline.tsx'

/** The whole menu of a brand with its categories and products, for editing. */
export const MenusPage = () => {
  const { t } = useTranslation()
  const brand = useChosenBrand()
  if (brand.kind === 'chosen') return <BrandMenu key={brand.id} serviceProviderId={brand.id} />
  return (
    <>
      <MenuHead />
      {brand.kind === 'pending' && <MenuOutline />}
      {brand.kind === 'failed' && (
        <ErrorState
          title={t('menus:liveMenu.failedTitle')}
          detail={t('menus:liveMenu.failedDetail')}
          retryLabel={t('menus:liveMenu.retry')}
          onRetry={brand.retry}
          isRetrying={brand.isRetrying}
        />
      )}
      {brand.kind === 'none' && <EmptyState title={t('menus:liveMenu.noBrand')} />}
      {brand.kind === 'open' && (
        <>
          <BrandChoice chosenId={null} />
          <EmptyState drawing="search" title={t('menus:table.chooseBrand')} />
        </>
      )}
    </>
  )
}
