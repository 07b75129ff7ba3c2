import type { Order } from '@sufra/shared/contracts/order'
import { Button, Stack, Text, chakra } from '@sufra/shared/ui'
import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFailureText } from '#src/order-actions/failure-text.ts'
import { useOrderAction } from '#src/order-actions/order-action.queries.ts'
import { offerOf } from '#src/order-actions/order-offer.ts'
import { MappingForm } from './mapping-form.tsx'

const Root = chakra('section', {
  base: {
    borderWidth: '1px',
    borderColor: 'disabled.line',
    borderRadius: 'card',
    overflow: 'clip',
    '& > header': {
      display: 'flex',
      gap: '2.5',
      px: '3.5',
      py: '2.5',
      bg: 'disabled.soft',
      color: 'disabled',
    },
    '& > header > svg': { flexShrink: 0, mt: '0.5' },
    '& > header h3': { textStyle: 'lg15', fontWeight: 'semibold' },
    '& > header p': { textStyle: 'sm13' },
    '& > div': { p: '3.5' },
  },
})

interface FailedOrderProps {
  order: Order
  isOffline?: boolean
  onChanged?: (order: Order) => void
}

const hasUnknown = ({ productOrder }: Order): boolean =>
  productOrder.some(({ productId }) => productId === null)

// `known`: every product is mapped by now.
const wordsOf = (order: Order): 'unknown' | 'known' | 'other' => {
  if (hasUnknown(order)) return 'unknown'
  return order.failureReason === 'unknown_product' ? 'known' : 'other'
}

const Cause = ({ order }: { order: Order }) => {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const kind = wordsOf(order)
  const details = {
    unknown: t('orders:mapping.unknownDetail'),
    known: order.failureDetail,
    other: t('orders:mapping.unreadable'),
  }
  return (
    <header>
      <TriangleAlert size={18} aria-hidden />
      <div>
        <h3>{failureText(order)}</h3>
        {details[kind] && <p dir="auto">{details[kind]}</p>}
      </div>
    </header>
  )
}

/** Explains why an order could not be read, and offers the steps that bring it to the kitchen. */
export const FailedOrder = ({ order, isOffline = false, onChanged }: FailedOrderProps) => {
  const { t } = useTranslation()
  const runner = useOrderAction({ onDone: onChanged })
  const canPutBack = offerOf(order, 'Reinject') !== undefined
  const kind = wordsOf(order)
  return (
    <Root>
      <Cause order={order} />
      {canPutBack && kind === 'unknown' && (
        <div>
          <MappingForm order={order} runner={runner} isOffline={isOffline} />
        </div>
      )}
      {kind !== 'unknown' && (
        <Stack gap="3.5">
          {kind === 'other' && order.failureDetail && (
            <Text color="muted" textStyle="sm13">
              <bdi>{order.failureDetail}</bdi>
            </Text>
          )}
          {canPutBack ? (
            <Button
              disabled={isOffline}
              isLoading={runner.pressed === 'Reinject'}
              onClick={() => runner.press(order, 'Reinject')}
            >
              {t('orders:action.Reinject')}
            </Button>
          ) : (
            <p>{t('orders:attention.noReinject')}</p>
          )}
        </Stack>
      )}
    </Root>
  )
}
