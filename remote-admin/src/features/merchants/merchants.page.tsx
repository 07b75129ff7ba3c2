import type { Merchant } from '@sufra/shared/contracts/merchant'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Account } from '@sufra/shared/contracts/account'
import { useNavigate } from '@sufra/shared/router'
import { Button, EmptyState, PageHead } from '@sufra/shared/ui'
import {
  ColumnMenu,
  ExportButton,
  FETCH_PAGE_SIZE,
  useTableUrl,
  useTableView,
  fetchAllPages,
  DataTable,
  NoMatch,
  usePagedRows,
} from '@sufra/shared/ui/data'
import type { DataTableProps, PagedAnswer } from '@sufra/shared/ui/data'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MerchantDialog } from '#src/merchant-form/merchant-dialog.tsx'
import { useMerchantColumns } from './merchant-columns.tsx'
import { MerchantSummary } from './merchant-summary.tsx'
import { MerchantToolbar } from './merchant-toolbar.tsx'
import { MERCHANTS_URL } from './merchants-url.ts'
import type { MerchantFilters, SortKey } from './merchants-url.ts'
import { merchantsQuery, readMerchants } from './merchants.queries.ts'

interface MerchantTableProps extends Pick<DataTableProps<Merchant>, 'columns' | 'density'> {
  url: ReturnType<typeof useTableUrl<MerchantFilters, SortKey>>
  answer: PagedAnswer<Merchant>
}

/** Renders the list with its order and pages. */
const MerchantTable = ({ url, answer, ...table }: MerchantTableProps) => {
  const { t } = useTranslation()
  const list = usePagedRows(answer, url, {
    failed: { title: t('admin:merchants.failedTitle'), detail: t('admin:merchants.failedDetail') },
    pages: t('admin:merchants.pages'),
  })
  return (
    <DataTable
      {...table}
      {...list}
      caption={t('admin:merchants.caption')}
      rowKey={({ id }) => id}
      sort={url.sort}
      onSort={url.sortBy}
      opens="link"
      empty={
        url.isFiltered ? (
          <NoMatch title={t('admin:merchants.emptyFiltered')} onClear={url.clear} />
        ) : (
          <EmptyState drawing="search" title={t('admin:merchants.empty')} />
        )
      }
    />
  )
}

/** Renders the operator's merchants. Search, filters, order, page and columns are in the address. */
export const MerchantsPage = () => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [isAdding, setAdding] = useState(false)
  const url = useTableUrl(MERCHANTS_URL)
  const merchants = useQuery(merchantsQuery(url))
  const view = useTableView({ name: 'merchants', columns: useMerchantColumns() })
  const handleAdded = ({ id }: Account) => {
    // The cached list lacks the new merchant.
    void queryClient.invalidateQueries({ queryKey: ['admin', 'merchants'] })
    void navigate(`/merchants/${id}`)
  }
  return (
    <>
      <PageHead
        title={t('admin:nav.merchants')}
        actions={
          <Button icon={<Plus size={18} strokeWidth={1.75} aria-hidden />} onClick={() => setAdding(true)}>
            {t('admin:merchant.add')}
          </Button>
        }
      />
      <MerchantDialog
        isOpen={isAdding}
        account={null}
        onClose={() => setAdding(false)}
        onSaved={handleAdded}
      />
      <MerchantSummary />
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
            fetchAllPages(
              (page, signal) => readMerchants({ ...url, page, pageSize: FETCH_PAGE_SIZE }, signal),
              options,
            )
          }
        />
      </MerchantToolbar>
      <MerchantTable url={url} answer={merchants} columns={view.columns} density={view.density} />
    </>
  )
}
