import { ApiError } from '@sufra/shared/api'
import type { Order } from '@sufra/shared/contracts/order'
import { QueryError } from '@sufra/shared/failures'
import { useFormat } from '@sufra/shared/i18n'
import { Bdi, EmptyState, Num, Skeleton, Stack } from '@sufra/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FailedOrder } from '#src/failed-orders/failed-order.tsx'
import { OrderWarnings } from '#src/order-display/order-warnings.tsx'
import { orderQuery } from '../orders.queries.ts'
import { useOwnChange } from '../use-follow-orders.ts'
import { DetailsActions } from './details-actions.tsx'
import { DetailsHead } from './details-head.tsx'
import { DetailsLines } from './details-lines.tsx'
import { DetailsSums } from './details-sums.tsx'
import { PlatformCalls } from './platform-calls.tsx'
import { Section } from './section.tsx'
import { Timeline } from './timeline.tsx'

/** Driver of the order. */
const Driver = ({ driver }: { driver: NonNullable<Order['driver']> }) => {
  const { t } = useTranslation()
  const format = useFormat()
  const { name, phoneMasked, etaAt, arrived } = driver
  const state = arrived
    ? t('orders:card.driverArrived')
    : etaAt && t('orders:details.driverEta', { time: format.time(etaAt) })
  return (
    <Section title={t('orders:details.driver')} aside={state}>
      <p>
        <Bdi>{name}</Bdi> · <Num value={phoneMasked} />
      </p>
    </Section>
  )
}

const Details = ({ order }: { order: Order }) => {
  const change = useOwnChange()
  return (
    <Stack gap="5">
      <DetailsHead order={order} />
      {order.orderStatus === 'Failed' && <FailedOrder order={order} onChanged={change} />}
      <OrderWarnings order={order} />
      <Timeline order={order} />
      <DetailsLines order={order} />
      <DetailsSums order={order} />
      {order.driver && <Driver driver={order.driver} />}
      <PlatformCalls order={order} />
      <DetailsActions order={order} onChanged={change} />
    </Stack>
  )
}

/** All details of one order. `known` is shown until the server answers. */
export const DetailsContent = ({ id, known }: { id: number; known: Order | undefined }) => {
  const { t } = useTranslation()
  const answer = useQuery(orderQuery(id))
  const { data, isError, error } = answer
  const order = data ?? known
  if (order) return <Details order={order} />
  if (!isError)
    return (
      <Stack gap="4" aria-busy>
        <Skeleton h="12" />
        <Skeleton h="24" />
        <Skeleton h="24" />
      </Stack>
    )
  if (error instanceof ApiError && error.status === 404)
    return <EmptyState drawing="search" title={t('orders:details.gone')} />
  return <QueryError of={answer} title={t('orders:details.failed')} />
}
