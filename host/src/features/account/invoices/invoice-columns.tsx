import type { InvoiceSummary } from '@sufra/shared/contracts/invoice'
import { useFormat, useLanguage } from '@sufra/shared/i18n'
import { Link } from '@sufra/shared/router'
import { useIsOperator } from '@sufra/shared/session'
import { Bdi, Money, Num, Stack, Text, TextLink } from '@sufra/shared/ui'
import type { TableColumn } from '@sufra/shared/ui/data'
import { useTranslation } from 'react-i18next'
import { InvoiceState } from './invoice-state.tsx'

const NumberCell = ({ invoice }: { invoice: InvoiceSummary }) => {
  const { t } = useTranslation('invoices')
  return (
    <Stack gap="0">
      <TextLink asChild color="ink" fontWeight="semibold">
        <Link to={`/invoices/${invoice.id}`}>
          <Num value={invoice.number} />
        </Link>
      </TextLink>
      <Text color="muted" textStyle="xs12">
        {t(`kind.${invoice.kind}`)}
      </Text>
    </Stack>
  )
}

const amount = (id: 'net' | 'vat' | 'gross', header: string): TableColumn<InvoiceSummary> => ({
  id,
  header,
  align: 'end',
  render: invoice => <Money value={invoice.kind === 'invoice' ? invoice[id] : -invoice[id]} />,
})

const useBuyerColumns = (): TableColumn<InvoiceSummary>[] => {
  const { t } = useTranslation('invoices')
  const { language } = useLanguage()
  return [
    {
      id: 'buyer',
      header: t('list.buyer'),
      render: ({ buyer }) => <Bdi>{buyer.name[language] || buyer.name.ar || buyer.name.en}</Bdi>,
    },
    {
      id: 'vatNumber',
      header: t('list.vatNumber'),
      isOptional: true,
      render: ({ buyer }) => (buyer.vatNumber ? <Num value={buyer.vatNumber} /> : '—'),
    },
  ]
}

/** Returns the columns of the list, the number first; the operator also sees the buyer. */
export const useInvoiceColumns = (): TableColumn<InvoiceSummary>[] => {
  const { t } = useTranslation('invoices')
  const format = useFormat()
  const buyer = useBuyerColumns()
  return [
    { id: 'number', header: t('list.number'), render: invoice => <NumberCell invoice={invoice} /> },
    ...(useIsOperator() ? buyer : []),
    { id: 'date', header: t('list.date'), render: ({ issuedAt }) => format.shortDate(issuedAt) },
    amount('net', t('list.net')),
    amount('vat', t('list.vat')),
    amount('gross', t('list.gross')),
    { id: 'state', header: t('list.state'), render: invoice => <InvoiceState invoice={invoice} /> },
  ]
}
