import { ApiError } from '@sufra/shared/api'
import type { Invoice } from '@sufra/shared/contracts/invoice'
import { QueryError } from '@sufra/shared/failures'
import { Link, useParams } from '@sufra/shared/router'
import {
  Card,
  DirectionalIcon,
  EmptyState,
  HStack,
  LinkButton,
  Num,
  PageHead,
  Skeleton,
} from '@sufra/shared/ui'
import { urlId } from '@sufra/shared/ui/data'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { InvoiceState } from '../invoice-state.tsx'
import { invoiceQuery } from '../invoices.queries.ts'
import { CreditDialog } from './credit-dialog.tsx'
import { CreditNotes } from './credit-notes.tsx'
import { InvoiceActions } from './invoice-actions.tsx'
import { InvoicePaper } from './invoice-paper.tsx'

const Back = () => {
  const { t } = useTranslation('invoices')
  return (
    <LinkButton asChild variant="ghost" size="sm" mb="2">
      <Link to="/invoices">
        <DirectionalIcon icon={ArrowLeft} />
        {t('one.back')}
      </Link>
    </LinkButton>
  )
}

const Shown = ({ invoice }: { invoice: Invoice }) => {
  const { t } = useTranslation('invoices')
  const [isCrediting, setIsCrediting] = useState(false)
  return (
    <>
      <PageHead
        title={
          <HStack gap="3" wrap="wrap">
            <span>
              {t(`kind.${invoice.kind}`)} <Num value={invoice.number} />
            </span>
            <InvoiceState invoice={invoice} />
          </HStack>
        }
        actions={<InvoiceActions invoice={invoice} onCredit={() => setIsCrediting(true)} />}
      />
      <InvoicePaper invoice={invoice} />
      <CreditNotes invoice={invoice} />
      {isCrediting && <CreditDialog invoice={invoice} onClose={() => setIsCrediting(false)} />}
    </>
  )
}

const OfId = ({ id }: { id: number }) => {
  const { t } = useTranslation('invoices')
  const answer = useQuery(invoiceQuery(id))
  const { data, error, isPending } = answer
  if (isPending) return <Skeleton h="480px" borderRadius="card" />
  if (data) return <Shown invoice={data} />
  if (error instanceof ApiError && error.code === 'not_found') return <Absent />
  return <QueryError of={answer} title={t('one.failedTitle')} detail={t('list.failedDetail')} />
}

const Absent = () => {
  const { t } = useTranslation('invoices')
  return (
    <Card>
      <EmptyState drawing="search" title={t('one.absent')} detail={t('one.absentDetail')} />
    </Card>
  )
}

/** `/invoices/:id`: one invoice or credit note, to read, download and print. */
export const InvoicePage = () => {
  const { t } = useTranslation('invoices')
  const id = urlId(useParams().id ?? null)
  return (
    <>
      <title>{t('host:pageTitle', { title: t('host:screens.invoices') })}</title>
      <Back />
      {id === null ? <Absent /> : <OfId key={id} id={id} />}
    </>
  )
}
