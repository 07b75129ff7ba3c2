import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from '@sufra/shared/router'
import { ErrorState, PageHead } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { readFilters, writeFilters } from './merchant-filters.ts'
import type { MerchantFilters } from './merchant-filters.ts'
import { MerchantSummary } from './merchant-summary.tsx'
import { MerchantTable } from './merchant-table.tsx'
import { MerchantToolbar } from './merchant-toolbar.tsx'
import { merchantsQuery } from './merchants.queries.ts'

/** The operator's merchants. Search, filters, order and page are in the address. */
export const MerchantsPage = () => {
  const { t } = useTranslation()
  const [params, setParams] = useSearchParams()
  const filters = readFilters(params)
  const merchants = useQuery(merchantsQuery(filters))

  // A search that is being typed must not fill the browser's history.
  const change = (changed: Partial<MerchantFilters>) =>
    setParams(current => writeFilters(current, changed), { replace: 'search' in changed })

  return (
    <>
      <PageHead title={t('admin:nav.merchants')} />
      {merchants.isError ? (
        <ErrorState
          title={t('admin:merchants.failedTitle')}
          detail={t('admin:merchants.failedDetail')}
          retryLabel={t('admin:merchants.retry')}
          onRetry={() => void merchants.refetch()}
          isRetrying={merchants.isFetching}
        />
      ) : (
        <>
          <MerchantSummary summary={merchants.data?.summary} />
          <MerchantToolbar filters={filters} choices={merchants.data} onChange={change} />
          <MerchantTable
            filters={filters}
            merchants={merchants.data}
            isRefreshing={merchants.isPlaceholderData}
            onChange={change}
          />
        </>
      )}
    </>
  )
}
