import type { Order } from '@sufra/shared/contracts/order'
import { Box, EmptyState } from '@sufra/shared/ui'
import { DataTable, NoMatch, usePagedRows } from '@sufra/shared/ui/data'
import type { PagedAnswer, TableColumn, useTableUrl } from '@sufra/shared/ui/data'
import { useTranslation } from 'react-i18next'
import type { OrderFilters, SortKey } from '../orders-url.ts'

interface OrdersTableProps {
  answer: PagedAnswer<Order>
  url: ReturnType<typeof useTableUrl<OrderFilters, SortKey>>
  columns: readonly TableColumn<Order>[]
  density: 'roomy' | 'dense'
  onOpen: (order: Order) => void
}

const OPEN_ROW = { '& tr:has([data-open]) > td': { bg: 'primary.soft' } }

export const OrdersTable = ({ answer, url, onOpen, ...rest }: OrdersTableProps) => {
  const { t } = useTranslation()
  const list = usePagedRows(answer, url, {
    failed: { title: t('orders:list.failed'), detail: t('orders:error.detail') },
    pages: t('orders:list.pages'),
  })
  return (
    <Box css={OPEN_ROW}>
      <DataTable
        {...rest}
        {...list}
        caption={t('orders:list.caption')}
        rowKey={({ id }) => id}
        sort={url.sort}
        onSort={url.sortBy}
        opens={onOpen}
        empty={
          url.isFiltered ? (
            <NoMatch title={t('orders:list.noMatch')} onClear={url.clear} />
          ) : (
            <EmptyState
              drawing="receipt"
              title={t('orders:list.empty')}
              detail={t('orders:list.emptyDetail')}
            />
          )
        }
      />
    </Box>
  )
}
