import { EmptyState, ErrorState, PageHead } from '@sufra/shared/ui'
import type { ReactNode } from 'react'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { BrandChoice } from './brand-choice.tsx'
import { useChosenBrand } from './use-chosen-brand.ts'

interface ChosenBrandPageProps {
  title: string
  status?: string
  actions?: ReactNode
  loading: ReactNode
  children: (serviceProviderId: number) => ReactNode
}

/** Page about the menu of one brand, with the brand choice above it. The operator must choose a brand first. */
export const ChosenBrandPage = ({ title, status, actions, loading, children }: ChosenBrandPageProps) => {
  const { t } = useTranslation()
  const brand = useChosenBrand()
  return (
    <>
      <PageHead title={title} status={status} actions={actions} />
      {(brand.kind === 'chosen' || brand.kind === 'open') && (
        <BrandChoice chosenId={brand.kind === 'chosen' ? brand.id : null} />
      )}
      {brand.kind === 'chosen' && <Fragment key={brand.id}>{children(brand.id)}</Fragment>}
      {brand.kind === 'pending' && loading}
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
