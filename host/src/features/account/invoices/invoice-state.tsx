import type { InvoiceSummary } from '@sufra/shared/contracts/invoice'
import { Pill } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'

type Stated = Pick<InvoiceSummary, 'kind' | 'gross' | 'credited' | 'creditedNumber'>

/** Payment state and credited share of an invoice; for a credit note its invoice. */
export const InvoiceState = ({ invoice }: { invoice: Stated }) => {
  const { t } = useTranslation('invoices')
  const { kind, gross, credited, creditedNumber } = invoice
  if (kind === 'creditNote')
    return (
      <Pill family="neutral">
        <bdi>{t('state.of', { number: creditedNumber })}</bdi>
      </Pill>
    )
  if (credited === 0) return <Pill family="active">{t('state.paid')}</Pill>
  return (
    <Pill family={credited >= gross ? 'disabled' : 'pending'}>
      {t(credited >= gross ? 'state.credited' : 'state.partly')}
    </Pill>
  )
}
