import type { PaymentRow } from '@sufra/shared/contracts/payment'
import { EmptyState, PageHead } from '@sufra/shared/ui'
import {
  ColumnMenu,
  DataTable,
  NoMatch,
  usePagedRows,
  useTableUrl,
  useTableView,
} from '@sufra/shared/ui/data'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PaymentDrawer } from '#src/payments/payment-drawer.tsx'
import { paymentsQuery } from '#src/payments/payments.queries.ts'
import { usePaymentColumns } from './payment-columns.tsx'
import { PaymentsToolbar } from './payments-toolbar.tsx'
import { PAYMENTS_URL } from './payments-url.ts'

/** Renders the payments of all merchants. Filters, page and columns are in the address. */
export const PaymentsPage = () => {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<PaymentRow | null>(null)
  const url = useTableUrl(PAYMENTS_URL)
  const { page, pageSize, filters } = url
  const { merchant, attention, state, search, payment: id } = filters
  const payments = useQuery(
    paymentsQuery({
      id,
      accountId: merchant,
      needsAttention: attention !== null,
      state,
      search,
      page,
      pageSize,
    }),
  )
  const view = useTableView({ name: 'payments', columns: usePaymentColumns() })
  const list = usePagedRows(payments, url, {
    failed: { title: t('admin:payments.failedTitle'), detail: t('admin:merchants.failedDetail') },
    pages: t('admin:payments.pages'),
  })
  // An invoice links to its payment, which is then open.
  const named = id === null ? undefined : payments.data?.data.find(row => row.id === id)
  const handleClose = () => {
    setOpened(null)
    if (named) url.change({ payment: null })
  }
  return (
    <>
      <PageHead title={t('admin:nav.payments')} />
      <PaymentsToolbar url={url}>
        <ColumnMenu view={view} />
      </PaymentsToolbar>
      <DataTable
        {...list}
        caption={t('admin:nav.payments')}
        columns={view.columns}
        density={view.density}
        rowKey={({ id }) => id}
        opens={setOpened}
        empty={
          url.isFiltered ? (
            <NoMatch title={t('admin:payments.noMatch')} onClear={url.clear} />
          ) : (
            <EmptyState drawing="search" title={t('admin:payments.empty')} />
          )
        }
      />
      <PaymentDrawer payment={opened ?? named ?? null} onClose={handleClose} />
    </>
  )
}
