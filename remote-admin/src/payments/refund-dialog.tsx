import type { PaymentRow } from '@sufra/shared/contracts/payment'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useFormat } from '@sufra/shared/i18n'
import { RefundFormDialog } from '@sufra/shared/refunds'
import type { RefundFormValues } from '@sufra/shared/refunds'
import { toast } from '@sufra/shared/ui/overlays'
import { useTranslation } from 'react-i18next'
import { useRefund } from './payments.queries.ts'

interface RefundDialogProps {
  payment: PaymentRow
  onClose: () => void
}

/** Renders the dialog for the amount and the reason of a refund. */
export const RefundDialog = ({ payment, onClose }: RefundDialogProps) => {
  const { t, i18n } = useTranslation()
  const format = useFormat()
  const refund = useRefund()
  const { id: paymentId, refundable, accountName } = payment
  const requestOf = (request: RefundFormValues) => ({ ...request, paymentId })
  return (
    <RefundFormDialog
      texts={{
        title: t('admin:payments.refund.title', { number: paymentId }),
        body: t('admin:payments.refund.body', { name: inLanguage(accountName, i18n.language) }),
        amount: t('admin:payments.refund.amount'),
        left: t('admin:payments.refund.left', { money: format.money(refundable) }),
        reason: t('admin:payments.refund.reason'),
        reasonHelp: t('admin:payments.refund.reasonHelp'),
        keep: t('admin:plans.cancel'),
        confirm: amount => t('admin:payments.refund.confirm', { money: format.money(amount) }),
      }}
      left={refundable}
      contract={() =>
        import(/* webpackChunkName: "rules" */ '@sufra/shared/contracts/payment').then(
          ({ PaymentRefundRequest }) => PaymentRefundRequest,
        )
      }
      requestOf={requestOf}
      onConfirm={async request => {
        await refund(requestOf(request))
        toast({ kind: 'success', text: t('admin:payments.refund.asked') })
      }}
      onClose={onClose}
    />
  )
}
