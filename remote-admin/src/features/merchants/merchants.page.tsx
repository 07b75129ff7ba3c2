import { useQuery } from '@tanstack/react-query'
import { PageHead } from '@sufra/shared/ui'
import {
  ColumnMenu,
  ExportButton,
  WALK_PAGE_SIZE,
  useTableUrl,
  useTableView,
  walkPages,
} from '@sufra/shared/ui/data'
import { useTranslation } from 'react-i18next'
import { useMerchantColumns } from './merchant-columns.tsx'
import { MerchantSummary } from './merchant-summary.tsx'
import { MerchantTable } from './merchant-table.tsx'
import { MerchantToolbar } from './merchant-toolbar.tsx'
import { MERCHANTS_URL } from './merchants-url.ts'
import { merchantsQuery, readMerchants } from './merchants.queries.ts'

/** The operator's merchants. Search, filters, order, page and columns are in the address. */
export const MerchantsPage = () => {
  const { t } = useTranslation()
  const url = useTableUrl(MERCHANTS_URL)
  const merchants = useQuery(merchantsQuery(url))
  const view = useTableView({ name: 'merchants', columns: useMerchantColumns() })
  return (
    <>
      <PageHead title={t('admin:nav.merchants')} />
      <MerchantSummary summary={merchants.data?.summary} />
      <MerchantToolbar
        filters={url.filters}
        choices={merchants.data}
        onChange={url.change}
        onClear={url.isFiltered ? url.clear : undefined}
      >
        <ColumnMenu view={view} />
        <ExportButton
          fileName="merchants"
          columns={view.columns}
          rowsForExport={options =>
            walkPages(
              (page, signal) => readMerchants({ ...url, page, pageSize: WALK_PAGE_SIZE }, signal),
              options,
            )
          }
        />
      </MerchantToolbar>
      <MerchantTable
        url={url}
        merchants={merchants.data}
        columns={view.columns}
        density={view.density}
        isRefreshing={merchants.isPlaceholderData}
        failure={
          merchants.isError
            ? {
                title: t('admin:merchants.failedTitle'),
                detail: t('admin:merchants.failedDetail'),
                onRetry: () => void merchants.refetch(),
                isRetrying: merchants.isFetching,
              }
            : null
        }
      />
    </>
  )
}
