import { EmptyState } from '@sufra/shared/ui'
import { DataTable, NoMatch, usePagedRows } from '@sufra/shared/ui/data'
import type { DataTableProps, PagedAnswer, useTableUrl } from '@sufra/shared/ui/data'
import type { Merchant } from '@sufra/shared/contracts/merchant'
import { useTranslation } from 'react-i18next'
import type { MerchantFilters, SortKey } from './merchants-url.ts'

interface MerchantTableProps extends Pick<DataTableProps<Merchant>, 'columns' | 'density'> {
  url: ReturnType<typeof useTableUrl<MerchantFilters, SortKey>>
  answer: PagedAnswer<Merchant>
}

/** Renders the list with its order and pages. */
export const MerchantTable = ({ url, answer, ...table }: MerchantTableProps) => {
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
