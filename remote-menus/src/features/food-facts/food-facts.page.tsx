import { EmptyState, ErrorState, PageHead } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { BrandChoice } from '#src/brand/brand-choice.tsx'
import { useChosenBrand } from '#src/brand/use-chosen-brand.ts'
import { BrandFacts } from './brand-facts.tsx'
import { FactsOutline } from './facts-outline.tsx'

/** What the Saudi food authority asks menus to say of each product, and what of it is missing. */
export const FoodFactsPage = () => {
  const { t } = useTranslation()
  const brand = useChosenBrand()
  return (
    <>
      <PageHead title={t('menus:law.title')} status={t('menus:law.since')} />
      {(brand.kind === 'chosen' || brand.kind === 'open') && (
        <BrandChoice chosenId={brand.kind === 'chosen' ? brand.id : null} />
      )}
      {brand.kind === 'chosen' && <BrandFacts key={brand.id} serviceProviderId={brand.id} />}
      {brand.kind === 'pending' && <FactsOutline />}
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
      {brand.kind === 'open' && <EmptyState drawing="search" title={t('menus:table.chooseBrand')} />}
    </>
  )
}
