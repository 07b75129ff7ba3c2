import { useFormat } from '@sufra/shared/i18n'
import { useToday } from '@sufra/shared/live'
import { useSearchParams } from '@sufra/shared/router'
import { Box, Text, chakra } from '@sufra/shared/ui'
import { ColumnMenu, urlId, useTableUrl, useTableView } from '@sufra/shared/ui/data'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DetailsPlace } from './details/details-place.tsx'
import { ExportMenu } from './export/export-menu.tsx'
import { OrdersToolbar } from './filters/orders-toolbar.tsx'
import { daysOf, hourOf } from './filters/period-days.ts'
import { useDayStart } from './filters/use-day-start.ts'
import { ORDERS_URL } from './orders-url.ts'
import type { OrderFilters } from './orders-url.ts'
import { ordersQuery, totalsQuery } from './orders.queries.ts'
import type { Place } from './orders.queries.ts'
import { useOrderColumns } from './table/order-columns.tsx'
import { OrdersTable } from './table/orders-table.tsx'
import { TotalsStrip } from './table/totals-strip.tsx'
import { useFollowOrders } from './use-follow-orders.ts'

const PARAMETER = 'order'

/** Order whose details are open, stored in the address so that it can be shared as a link. */
const useOpenOrder = () => {
  const [params, setParams] = useSearchParams()
  const withOrder = (current: URLSearchParams, id: number | null): URLSearchParams => {
    const next = new URLSearchParams(current)
    if (id === null) next.delete(PARAMETER)
    else next.set(PARAMETER, String(id))
    return next
  }
  return {
    openId: urlId(params.get(PARAMETER)),
    open: (id: number | null) => setParams(current => withOrder(current, id)),
    /** search parameters for the details of this order with the same list */
    searchOf: (id: number): string => withOrder(params, id).toString(),
  }
}

/**
 * Hour at which the filtered business days begin. Renders nothing without filtered days or if days begin at midnight.
 */
const DayStartNote = ({ filters, place }: { filters: OrderFilters; place: Place }) => {
  const { t } = useTranslation()
  const format = useFormat()
  const { hour, isMixed } = useDayStart(place, filters.branch)
  const today = useToday(hour)
  const { from, to } = daysOf(filters, today)
  if ((from === null && to === null) || (hour === 0 && !isMixed)) return null
  return (
    <Text mb="2" color="muted" textStyle="sm13">
      {isMixed
        ? t('orders:list.dayStartMixed')
        : t('orders:list.dayStart', { time: format.time(hourOf(today, hour)) })}
    </Text>
  )
}

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
