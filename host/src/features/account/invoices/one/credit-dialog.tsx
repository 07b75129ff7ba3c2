import type { Invoice } from '@sufra/shared/contracts/invoice'
import { useFormat } from '@sufra/shared/i18n'
import { RefundFormDialog } from '@sufra/shared/refunds'
import type { RefundFormValues } from '@sufra/shared/refunds'
import { toast } from '@sufra/shared/ui/overlays'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { INVOICES_KEY, useCredit } from '../invoices.queries.ts'

interface CreditDialogProps {
  invoice: Invoice
  onClose: () => void
}

/** The operator credits an invoice, completely or in part. */
export const CreditDialog = ({ invoice, onClose }: CreditDialogProps) => {
  const { t } = useTranslation('invoices')
  const format = useFormat()
  const queryClient = useQueryClient()
  const credit = useCredit()
  const left = Math.round((invoice.gross - invoice.credited) * 100) / 100
  const requestOf = (request: RefundFormValues) => ({ ...request, invoiceId: invoice.id })
  return (
    <RefundFormDialog
      texts={{
        title: t('credit.title', { number: invoice.number }),
        body: t('credit.body'),
        amount: t('credit.amount'),
        left: t('credit.left', { money: format.money(left) }),
        reason: t('credit.reason'),
        reasonHelp: t('credit.reasonHelp'),
        keep: t('credit.keep'),
        confirm: () => t('credit.confirm'),
      }}
      left={left}
      contract={() =>
        import(/* webpackChunkName: "rules" */ '@sufra/shared/contracts/invoice').then(
          ({ InvoiceCreditRequest: contract }) => contract,
        )
      }
      requestOf={requestOf}
      onConfirm={async request => {
        const { number } = await credit(requestOf(request))
        await queryClient.invalidateQueries({ queryKey: INVOICES_KEY })
        toast({ kind: 'success', text: t('credit.done', { number }) })
      }}
      onClose={onClose}
    />
  )
}
