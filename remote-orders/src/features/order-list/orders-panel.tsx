import { Box, Text, chakra } from '@sufra/shared/ui'
import { ColumnMenu, useTableUrl, useTableView } from '@sufra/shared/ui/data'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DetailsPlace } from './details/details-place.tsx'
import { ExportMenu } from './export/export-menu.tsx'
import { DayStartNote } from './filters/day-start-note.tsx'
import { OrdersToolbar } from './filters/orders-toolbar.tsx'
import { ORDERS_URL } from './orders-url.ts'
import { ordersQuery, totalsQuery } from './orders.queries.ts'
import type { Place } from './orders.queries.ts'
import { useOrderColumns } from './table/order-columns.tsx'
import { OrdersTable } from './table/orders-table.tsx'
import { TotalsStrip } from './table/totals-strip.tsx'
import { useFollowOrders } from './use-follow-orders.ts'
import { useOpenOrder } from './use-open-order.ts'

const Beside = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '6',
    alignItems: 'start',
    '@media (min-width: 1280px)': {
      '&[data-open]': { gridTemplateColumns: 'minmax(0, 1fr) 440px' },
    },
  },
})

/** Orders of one merchant: filters, totals, table, and the details of one order. */
export const OrdersPanel = ({ place }: { place: Place }) => {
  const { t } = useTranslation()
  const url = useTableUrl(ORDERS_URL)
  const { filters, sort, page, pageSize } = url
  const { openId, open, searchOf } = useOpenOrder()
  const orders = useQuery(ordersQuery({ filters, sort, page, pageSize }, place))
  const totals = useQuery(totalsQuery(filters, place))
  const view = useTableView({ name: 'orders', columns: useOrderColumns({ openId, searchOf }) })
  useFollowOrders()
  return (
    <Beside data-open={openId === null ? undefined : ''}>
      <Box minW="0">
        <OrdersToolbar
          filters={filters}
          place={place}
          onChange={url.change}
          onClear={url.isFiltered ? url.clear : undefined}
        >
          <ColumnMenu view={view} />
          <ExportMenu filters={filters} place={place} count={orders.data?.totalCount ?? 0} />
        </OrdersToolbar>
        <DayStartNote filters={filters} place={place} />
        {totals.isError && !totals.data ? (
          <Text mb="3.5" color="muted" role="status">
            {t('orders:totals.failed')}
          </Text>
        ) : (
          <TotalsStrip totals={totals.data} />
        )}
        <OrdersTable
          answer={orders}
          url={{ ...url, listKey: `${place.serviceProviderId} ${url.listKey}` }}
          columns={view.columns}
          density={view.density}
          onOpen={({ id }) => open(id)}
        />
      </Box>
      <DetailsPlace id={openId} orders={orders.data?.data ?? []} onOpen={open} />
    </Beside>
  )
}
