import type { InvoiceSummary } from '@sufra/shared/contracts/invoice'
import { useFormat } from '@sufra/shared/i18n'
import { Link } from '@sufra/shared/router'
import { Money, Num, Stack, Text, TextLink } from '@sufra/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Line, Lines } from '#src/lines/lines.tsx'
import { invoicesQuery } from './merchant.queries.ts'
import { Panel } from './panel.tsx'

const InvoiceLine = ({ invoice }: { invoice: InvoiceSummary }) => {
  const { t } = useTranslation()
  const format = useFormat()
  const { id, number, kind, issuedAt, gross, vat, credited, creditedNumber } = invoice
  const sign = kind === 'invoice' ? 1 : -1
  return (
    <Line
      detail={
        <>
          {t(`admin:merchant.invoiceKind.${kind}`)} · {format.date(issuedAt)}
          {creditedNumber !== null && (
            <>
              {' '}
              · {t('admin:merchant.creditsInvoice')} <Num value={creditedNumber} />
            </>
          )}
          {credited > 0 && (
            <>
              {' '}
              · {t('admin:merchant.credited')} <Money value={credited} />
            </>
          )}
        </>
      }
      end={
        <Stack gap="0" align="flex-end">
          <Money value={sign * gross} />
          <Text textStyle="sm13" color="muted">
            {t('admin:merchant.vat')} <Money value={sign * vat} />
          </Text>
        </Stack>
      }
    >
      <TextLink asChild>
        <Link to={`/invoices/${id}`}>
          <Num value={number} />
        </Link>
      </TextLink>
    </Line>
  )
}

/** Renders the merchant's latest invoices and credit notes. */
export const InvoicesPanel = ({ id }: { id: number }) => {
  const { t } = useTranslation()
  return (
    <Panel
      title={t('admin:merchant.invoices')}
      answer={useQuery(invoicesQuery(id))}
      emptyText={({ data }) => (data.length === 0 ? t('admin:merchant.noInvoices') : null)}
    >
      {({ data, totalCount }) => (
        <>
          <Lines>
            {data.map(invoice => (
              <InvoiceLine key={invoice.id} invoice={invoice} />
            ))}
          </Lines>
          {totalCount > data.length && (
            <TextLink asChild>
              <Link to={`/invoices?merchant=${id}`}>{t('admin:merchant.allInvoices')}</Link>
            </TextLink>
          )}
        </>
      )}
    </Panel>
  )
}
