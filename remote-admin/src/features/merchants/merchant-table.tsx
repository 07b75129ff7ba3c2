import { Box, EmptyState } from '@sufra/shared/ui'
import { DataTable, Pagination } from '@sufra/shared/ui/data'
import type { MerchantPage } from '@sufra/shared/contracts/merchant'
import { useTranslation } from 'react-i18next'
import { useMerchantColumns } from './merchant-columns.tsx'
import { isFiltered, SORT_KEYS } from './merchant-filters.ts'
import type { MerchantFilters } from './merchant-filters.ts'

// The whole row is the target of the link in its first cell.
const ROW_LINK = {
  '& tbody > tr': { position: 'relative', cursor: 'pointer' },
  '& tbody a::after': { content: '""', position: 'absolute', inset: '0' },
} as const

interface MerchantTableProps {
  filters: MerchantFilters
  /** Undefined until the first answer. */
  merchants: MerchantPage | undefined
  isRefreshing: boolean
  onChange: (change: Partial<MerchantFilters>) => void
}

/** The list itself, with its order and its pages. */
export const MerchantTable = ({ filters, merchants, isRefreshing, onChange }: MerchantTableProps) => {
  const { t } = useTranslation()
  const columns = useMerchantColumns()

  return (
    <Box css={ROW_LINK}>
      <DataTable
        caption={t('admin:merchants.caption')}
        columns={columns}
        rows={merchants?.data ?? []}
        rowKey={merchant => merchant.id}
        sort={{ key: filters.sort, direction: filters.direction === 'asc' ? 'ascending' : 'descending' }}
        onSort={({ key, direction }) =>
          onChange({
            sort: SORT_KEYS.find(known => known === key) ?? 'name',
            direction: direction === 'ascending' ? 'asc' : 'desc',
          })
        }
        isLoading={!merchants}
        isRefreshing={isRefreshing}
        empty={
          <EmptyState
            drawing="search"
            title={t(isFiltered(filters) ? 'admin:merchants.emptyFiltered' : 'admin:merchants.empty')}
          />
        }
        footer={
          merchants && (
            <Pagination
              label={t('admin:merchants.pages')}
              page={merchants.currentPage}
              totalPages={merchants.totalPages}
              totalCount={merchants.totalCount}
              pageSize={merchants.pageSize}
              onChange={page => onChange({ page })}
            />
          )
        }
      />
    </Box>
  )
}
