import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Account } from '@sufra/shared/contracts/account'
import { useNavigate } from '@sufra/shared/router'
import { Button, PageHead } from '@sufra/shared/ui'
import {
  ColumnMenu,
  ExportButton,
  FETCH_PAGE_SIZE,
  useTableUrl,
  useTableView,
  fetchAllPages,
} from '@sufra/shared/ui/data'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MerchantDialog } from '#src/merchant-form/merchant-dialog.tsx'
import { useMerchantColumns } from './merchant-columns.tsx'
import { MerchantSummary } from './merchant-summary.tsx'
import { MerchantTable } from './merchant-table.tsx'
import { MerchantToolbar } from './merchant-toolbar.tsx'
import { MERCHANTS_URL } from './merchants-url.ts'
import { merchantsQuery, readMerchants } from './merchants.queries.ts'

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
