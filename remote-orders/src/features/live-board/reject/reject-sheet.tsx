import { useTranslation } from 'react-i18next'
import { Dialog } from '@sufra/shared/ui/overlays'
import { usePreservedState } from '@sufra/shared/remote'
import type { Order } from '@sufra/shared/contracts/order'
import { offerOf } from '#src/order-actions/order-offer.ts'
import { RejectReasons } from './reject-reasons.tsx'
import type { RejectReason } from './reject-reasons.tsx'
import { NoLongerOffered } from '#src/order-actions/no-longer-offered.tsx'

interface RejectSheetProps {
  /** Order to reject; undefined keeps the dialog closed. */
  order: Order | undefined
  onClose: () => void
}

/** Asks for the reason and, if possible, fixes its cause in the same request. */
export const RejectSheet = ({ order, onClose }: RejectSheetProps) => {
  const { t } = useTranslation()
  const [reason, setReason] = usePreservedState<RejectReason | null>('rejectReason', null)
  const close = () => {
    setReason(null)
    onClose()
  }
  const offer = order && offerOf(order, 'Reject')
  return (
    <Dialog
      isOpen={order !== undefined}
      onClose={close}
      title={t('orders:reject.title', { number: order?.orderNumber })}
    >
      {order && offer && (
        <RejectReasons
          key={order.id}
          order={order}
          reasons={offer.reasons}
          chosen={reason}
          onChoose={setReason}
          onDone={close}
        />
      )}
      {order && !offer && <NoLongerOffered order={order} onClose={close} />}
    </Dialog>
  )
}
