import { api } from '@sufra/shared/api'
import type { Invoice } from '@sufra/shared/contracts/invoice'
import { useIsOperator } from '@sufra/shared/session'
import { Link } from '@sufra/shared/router'
import { Button, IconButton, LinkButton } from '@sufra/shared/ui'
import { Download, FileCode, FileMinus, Printer, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useDownload } from '../use-download.ts'

/** Actions on one invoice: download, print, and for the operator credit. */
export const InvoiceActions = ({ invoice, onCredit }: { invoice: Invoice; onCredit: () => void }) => {
  const { t } = useTranslation('invoices')
  const isOperator = useIsOperator()
  const pdf = useDownload(t('one.failed'))
  const xml = useDownload(t('one.failed'))
  const { id, number, kind, gross, credited, paymentId } = invoice
  const params = { id }
  return (
    <>
      <IconButton
        label={t('one.print')}
        variant="outline"
        icon={<Printer size={18} strokeWidth={1.75} aria-hidden />}
        onClick={() => window.print()}
      />
      <Button
        variant="outline"
        icon={<FileCode size={18} aria-hidden />}
        isLoading={xml.isBusy}
        onClick={() =>
          xml.start({ name: `${number}.xml`, read: () => api.file('/api/Invoice/Xml/:id', { params }) })
        }
      >
        {t('one.xml')}
      </Button>
      {isOperator && kind === 'invoice' && credited < gross && (
        <Button variant="outline" icon={<FileMinus size={18} aria-hidden />} onClick={onCredit}>
          {t('one.credit')}
        </Button>
      )}
      {isOperator && kind === 'invoice' && paymentId !== null && (
        <LinkButton asChild variant="outline">
          <Link to={`/payments?payment=${paymentId}`}>
            <Undo2 size={18} aria-hidden />
            {t('one.refund')}
          </Link>
        </LinkButton>
      )}
      <Button
        icon={<Download size={18} aria-hidden />}
        isLoading={pdf.isBusy}
        onClick={() =>
          pdf.start({ name: `${number}.pdf`, read: () => api.file('/api/Invoice/Pdf/:id', { params }) })
        }
      >
        {t('one.pdf')}
      </Button>
    </>
  )
}
