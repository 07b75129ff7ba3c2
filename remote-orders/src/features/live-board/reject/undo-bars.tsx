import { useTranslation } from 'react-i18next'
import { Undo2 } from 'lucide-react'
import { Banner, Box, Button, Stack } from '@sufra/shared/ui'
import { useServerClock } from '@sufra/shared/live'
import type { Order } from '@sufra/shared/contracts/order'
import { useOrderAction } from '#src/order-actions/order-action.queries.ts'
import { offerOf } from '#src/order-actions/order-offer.ts'

const UNDO_SECONDS = 10

const endsAt = ({ closedAt }: Order): number =>
  closedAt === null ? 0 : Date.parse(closedAt) + UNDO_SECONDS * 1000

/** Renders every second without rendering the bar around it: there may be ten bars after ten rejections. */
const SecondsLeft = ({ order }: { order: Order }) => {
  const left = useServerClock(now => Math.ceil((endsAt(order) - now) / 1000))
  return <>{Math.max(0, Math.min(UNDO_SECONDS, left))}</>
}

const UndoBar = ({ order }: { order: Order }) => {
  const { t } = useTranslation()
  const { press, pressed } = useOrderAction()
  const reason = order.reasonCode ?? 'Other'
  return (
    <Banner
      tone="neutral"
      icon={<Undo2 size={18} aria-hidden />}
      action={
        <Button
          variant="outline"
          isLoading={pressed !== undefined}
          onClick={() => press(order, 'UndoLast')}
          aria-label={t('orders:undo.label', { number: order.orderNumber })}
        >
          {t('orders:action.UndoLast')}
          <Box as="span" minW="5" textAlign="end" fontVariantNumeric="tabular-nums" aria-hidden>
            <SecondsLeft order={order} />
          </Box>
        </Button>
      }
    >
      {t('orders:undo.bar', { number: order.orderNumber, reason: t(`orders:reason.${reason}`) })}
    </Banner>
  )
}

/** Orders that this user rejected a moment ago and whose platforms have not been called yet. */
export const UndoBars = ({ orders }: { orders: readonly Order[] }) => {
  const rejected = orders.filter(
    order => order.orderStatus === 'Rejected' && offerOf(order, 'UndoLast') !== undefined,
  )
  // Renders when an order expires, not every second.
  const found = useServerClock(now =>
    rejected
      .filter(order => endsAt(order) > now)
      .map(({ id }) => id)
      .join(),
  )
  const ids = found.split(',').map(Number)
  const shown = rejected.filter(({ id }) => ids.includes(id))
  if (shown.length === 0) return null
  return (
    <Stack gap="2.5" mb="4">
      {shown.map(order => (
        <UndoBar key={order.id} order={order} />
      ))}
    </Stack>
  )
}
