import type { Order } from '@sufra/shared/contracts/order'
import { useCan } from '@sufra/shared/session'
import { Button, Flex, Stack, Text, lazyPart } from '@sufra/shared/ui'
import { Ban, ChefHat, Printer, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CancelDialog } from '#src/order-actions/cancel-dialog.tsx'
import { offerOf } from '#src/order-actions/order-offer.ts'
import { usePrint } from '#src/printing/use-print.ts'

const refund = lazyPart({
  load: () =>
    import(/* webpackChunkName: "refund" */ '../refund/refund-dialog.tsx').then(
      ({ RefundDialog }) => RefundDialog,
    ),
  height: '0',
})

const branchPrinters = lazyPart({
  load: () =>
    import(/* webpackChunkName: "branch-printers" */ './branch-printers.tsx').then(
      ({ BranchPrinters }) => BranchPrinters,
    ),
  height: '0',
})

interface DetailsActionsProps {
  order: Order
  onChanged: (order: Order) => void
}

const PrintButtons = ({ order, onChanged }: DetailsActionsProps) => {
  const { t } = useTranslation()
  const { print, isPrinting } = usePrint(onChanged)
  if (!offerOf(order, 'Print') || order.orderStatus === 'Failed') return null
  return (
    <>
      <Button
        flex="1"
        icon={<Printer size={18} aria-hidden />}
        isLoading={isPrinting === 'receipt'}
        onClick={() => print(order, 'receipt')}
      >
        {t('orders:print.receipt')}
      </Button>
      <Button
        variant="outline"
        icon={<ChefHat size={18} aria-hidden />}
        isLoading={isPrinting === 'ticket'}
        onClick={() => print(order, 'ticket')}
      >
        {t('orders:print.ticket')}
      </Button>
      <branchPrinters.Part order={order} />
    </>
  )
}

/** Office actions of an order: print, refund, cancel. */
export const DetailsActions = ({ order, onChanged }: DetailsActionsProps) => {
  const { t } = useTranslation()
  const canRefund = useCan('orders.cancelReady') && order.refundableTotal > 0
  const [asked, setAsked] = useState<'refund' | 'cancel' | null>(null)
  const close = () => setAsked(null)
  return (
    <Stack gap="2">
      <Flex gap="2" wrap="wrap">
        <PrintButtons order={order} onChanged={onChanged} />
        {canRefund && (
          <Button variant="danger" icon={<Undo2 size={18} aria-hidden />} onClick={() => setAsked('refund')}>
            {t('orders:refund.button')}
          </Button>
        )}
        {offerOf(order, 'Cancel') && (
          <Button variant="danger" icon={<Ban size={18} aria-hidden />} onClick={() => setAsked('cancel')}>
            {t('orders:action.Cancel')}
          </Button>
        )}
      </Flex>
      {order.printCount > 0 && (
        <Text color="muted" textStyle="xs12">
          {t('orders:details.printed', { count: order.printCount })}
        </Text>
      )}
      {asked === 'refund' && <refund.Part order={order} onClose={close} onChanged={onChanged} />}
      <CancelDialog order={asked === 'cancel' ? order : undefined} onClose={close} onChanged={onChanged} />
    </Stack>
  )
}
