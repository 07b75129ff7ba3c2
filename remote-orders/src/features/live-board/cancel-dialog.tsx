import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, Field, Stack, Text, TextInput } from '@sufra/shared/ui'
import { Dialog } from '@sufra/shared/ui/overlays'
import type { AvailableAction, Order } from '@sufra/shared/contracts/order'
import { NoLongerOffered } from './no-longer-offered.tsx'
import { useOrderAction } from './order-action.queries.ts'
import { offerOf } from './order-offer.ts'
import { ReasonChoice } from './reason-choice.tsx'

interface CancelDialogProps {
  /** The order that is to be cancelled; none keeps the dialog closed. */
  order: Order | undefined
  onClose: () => void
}

interface CancelFormProps {
  order: Order
  reasons: AvailableAction['reasons']
  onClose: () => void
}

const SHORTEST_TEXT = 3

const CancelForm = ({ order, reasons, onClose }: CancelFormProps) => {
  const { t } = useTranslation()
  const [reasonCode, setReasonCode] = useState<(typeof reasons)[number]>()
  const [text, setText] = useState('')
  const runner = useOrderAction(onClose)
  const isOther = reasonCode === 'Other'
  const reasonText = isOther ? text.trim() : undefined
  const isReady = reasonCode !== undefined && (reasonText === undefined || reasonText.length >= SHORTEST_TEXT)
  return (
    <Stack gap="4">
      <Text color="muted">{t('orders:cancel.body')}</Text>
      <ReasonChoice
        label={t('orders:cancel.why')}
        reasons={reasons}
        value={reasonCode}
        onChange={setReasonCode}
      />
      {isOther && (
        <Field label={t('orders:reject.other')} help={t('orders:reject.otherShort')}>
          <TextInput value={text} maxLength={200} onChange={event => setText(event.target.value)} />
        </Field>
      )}
      <Stack direction={{ base: 'column', sm: 'row' }} gap="2" justify="flex-end">
        <Button variant="outline" onClick={onClose}>
          {t('orders:cancel.keep')}
        </Button>
        <Button
          variant="dangerSolid"
          disabled={!isReady}
          isLoading={runner.pressed === 'Cancel'}
          onClick={() => runner.press(order, 'Cancel', { reasonCode, reasonText })}
        >
          {t('orders:action.Cancel')}
        </Button>
      </Stack>
    </Stack>
  )
}

/** Cancelling an accepted order: what it means, why, and a second press. */
export const CancelDialog = ({ order, onClose }: CancelDialogProps) => {
  const { t } = useTranslation()
  const offer = order && offerOf(order, 'Cancel')
  return (
    <Dialog
      isOpen={order !== undefined}
      onClose={onClose}
      title={t('orders:cancel.title', { number: order?.orderNumber })}
    >
      {order && offer && (
        <CancelForm key={order.id} order={order} reasons={offer.reasons} onClose={onClose} />
      )}
      {order && !offer && <NoLongerOffered order={order} onClose={onClose} />}
    </Dialog>
  )
}
