import { EmptyState, ErrorState, PageHead } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { BrandChoice } from '#src/brand/brand-choice.tsx'
import { useChosenBrand } from '#src/brand/use-chosen-brand.ts'
import { BrandChannels } from './brand-channels.tsx'

/** Prices and content of a brand's menu on each platform, and publishing. */
export const ChannelMenusPage = () => {
  const { t } = useTranslation()
  const brand = useChosenBrand()
  if (brand.kind === 'chosen') return <BrandChannels key={brand.id} serviceProviderId={brand.id} />
  return (
    <>
      <PageHead title={t('menus:channels.title')} />
      {brand.kind === 'failed' && (
        <ErrorState
          title={t('menus:channels.failedTitle')}
          detail={t('menus:channels.failedDetail')}
          retryLabel={t('menus:channels.retry')}
          onRetry={brand.retry}
          isRetrying={brand.isRetrying}
        />
      )}
      {brand.kind === 'none' && <EmptyState title={t('menus:liveMenu.noBrand')} />}
      {brand.kind === 'open' && (
        <>
          <BrandChoice chosenId={null} />
          <EmptyState drawing="search" title={t('menus:channels.chooseBrand')} />
        </>
      )}
    </>
  )
}
