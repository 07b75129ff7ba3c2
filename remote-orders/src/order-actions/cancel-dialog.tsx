import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, Stack, Text } from '@sufra/shared/ui'
import { Dialog } from '@sufra/shared/ui/overlays'
import type { AvailableAction, Order } from '@sufra/shared/contracts/order'
import { NoLongerOffered } from './no-longer-offered.tsx'
import { useOrderAction } from './order-action.queries.ts'
import { offerOf } from './order-offer.ts'
import { OtherReason } from './other-reason.ts'
import { ReasonChoice } from './reason-choice.tsx'

interface CancelDialogProps {
  /** Order to cancel; undefined keeps the dialog closed. */
  order: Order | undefined
  onClose: () => void
  /** Called with the order after the cancellation. */
  onChanged?: (order: Order) => void
}

interface CancelFormProps {
  order: Order
  reasons: AvailableAction['reasons']
  onClose: () => void
  onChanged?: (order: Order) => void
}

const CancelForm = ({ order, reasons, onClose, onChanged }: CancelFormProps) => {
  const { t } = useTranslation()
  const [reasonCode, setReasonCode] = useState<(typeof reasons)[number]>()
  const { press, pressed } = useOrderAction({ onPressed: onClose, onDone: onChanged })
  const isSending = pressed === 'Cancel'
  return (
    <Stack gap="4">
      <Text color="muted">{t('orders:cancel.body')}</Text>
      <ReasonChoice
        label={t('orders:cancel.why')}
        reasons={reasons}
        value={reasonCode}
        onChange={setReasonCode}
      />
      {reasonCode === 'Other' ? (
        <OtherReason
          order={order}
          actionName="Cancel"
          isSending={isSending}
          sendLabel={t('orders:action.Cancel')}
          backLabel={t('orders:cancel.keep')}
          onBack={onClose}
          onSend={details => press(order, 'Cancel', details)}
        />
      ) : (
        <Stack direction={{ base: 'column', sm: 'row' }} gap="2" justify="flex-end">
          <Button variant="outline" onClick={onClose}>
            {t('orders:cancel.keep')}
          </Button>
          <Button
            variant="dangerSolid"
            disabled={reasonCode === undefined}
            isLoading={isSending}
            onClick={() => press(order, 'Cancel', { reasonCode })}
          >
            {t('orders:action.Cancel')}
          </Button>
        </Stack>
      )}
    </Stack>
  )
}

/** Dialog for cancelling an accepted order: consequences, reason, confirmation. */
export const CancelDialog = ({ order, onClose, onChanged }: CancelDialogProps) => {
  const { t } = useTranslation()
  const offer = order && offerOf(order, 'Cancel')
  return (
    <Dialog
      isOpen={order !== undefined}
      onClose={onClose}
      title={t('orders:cancel.title', { number: order?.orderNumber })}
    >
      {order && offer && (
        <CancelForm
          key={order.id}
          order={order}
          reasons={offer.reasons}
          onClose={onClose}
          onChanged={onChanged}
        />
      )}
      {order && !offer && <NoLongerOffered order={order} onClose={onClose} />}
    </Dialog>
  )
}
