import { EmptyState } from '@sufra/shared/ui'
import { DataTable, NoMatch } from '@sufra/shared/ui/data'
import type { DataTableProps, useTableUrl } from '@sufra/shared/ui/data'
import type { Merchant, MerchantPage } from '@sufra/shared/contracts/merchant'
import { useTranslation } from 'react-i18next'
import type { MerchantFilters, SortKey } from './merchants-url.ts'

interface MerchantTableProps extends Pick<
  DataTableProps<Merchant>,
  'columns' | 'density' | 'failure' | 'isRefreshing'
> {
  url: ReturnType<typeof useTableUrl<MerchantFilters, SortKey>>
  /** Undefined until the first answer. */
  merchants: MerchantPage | undefined
}

/** The list itself, with its order and its pages. */
export const MerchantTable = ({ url, merchants, ...table }: MerchantTableProps) => {
  const { t } = useTranslation()
  return (
    <DataTable
      {...table}
      caption={t('admin:merchants.caption')}
      rows={merchants?.data}
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
      pages={
        merchants && {
          label: t('admin:merchants.pages'),
          page: merchants.currentPage,
          totalPages: merchants.totalPages,
          totalCount: merchants.totalCount,
          pageSize: merchants.pageSize,
          onChange: url.goTo,
          onResize: url.resize,
        }
      }
    />
  )
}
