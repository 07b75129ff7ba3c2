import type { Order } from '@sufra/shared/contracts/order'
import type { OrderPage } from '@sufra/shared/contracts/order-list'
import { Box, EmptyState } from '@sufra/shared/ui'
import { DataTable, NoMatch } from '@sufra/shared/ui/data'
import type { TableColumn, TableFailure, useTableUrl } from '@sufra/shared/ui/data'
import { useTranslation } from 'react-i18next'
import type { OrderFilters, SortKey } from '../orders-url.ts'

interface OrdersTableProps {
  orders: OrderPage | undefined
  url: ReturnType<typeof useTableUrl<OrderFilters, SortKey>>
  columns: readonly TableColumn<Order>[]
  density: 'roomy' | 'dense'
  isRefreshing: boolean
  failure: TableFailure | null
  onOpen: (order: Order) => void
}

const OPEN_ROW = { '& tr:has([data-open]) > td': { bg: 'primary.soft' } }

export const OrdersTable = ({ orders, url, onOpen, ...rest }: OrdersTableProps) => {
  const { t } = useTranslation()
  return (
    <Box css={OPEN_ROW}>
      <DataTable
        {...rest}
        caption={t('orders:list.caption')}
        rows={orders?.data}
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
        pages={
          orders && {
            page: url.page,
            pageSize: url.pageSize,
            totalPages: orders.totalPages,
            totalCount: orders.totalCount,
            label: t('orders:list.pages'),
            onChange: url.goTo,
            onResize: url.resize,
          }
        }
      />
    </Box>
  )
}
