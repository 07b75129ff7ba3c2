import { useIsOperator } from '@sufra/shared/session'
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
import { useTranslation } from 'react-i18next'
import { ExportMenu } from './export-menu.tsx'
import { useInvoiceColumns } from './invoice-columns.tsx'
import { InvoicesToolbar } from './invoices-toolbar.tsx'
import { INVOICES_URL } from './invoices-url.ts'
import { invoicesQuery, monthsQuery } from './invoices.queries.ts'
import { MonthTotals } from './month-totals.tsx'

/** `/invoices`: Sufra's invoices to the merchant; for the operator those of all merchants, with monthly totals. */
export const InvoicesPage = () => {
  const { t } = useTranslation('invoices')
  const isOperator = useIsOperator()
  const url = useTableUrl(INVOICES_URL)
  const invoices = useQuery(invoicesQuery(url))
  const months = useQuery(monthsQuery(url.filters.merchant))
  const view = useTableView({ name: 'invoices', columns: useInvoiceColumns() })
  const title = t('host:screens.invoices')
  const list = usePagedRows(invoices, url, {
    failed: { title: t('list.failedTitle'), detail: t('list.failedDetail') },
    pages: t('list.pages'),
  })
  return (
    <>
      <title>{t('host:pageTitle', { title })}</title>
      <PageHead title={title} />
      {isOperator && (months.data || !months.isError) && (
        <MonthTotals
          // Hides the totals of the last merchant.
          months={months.isPlaceholderData ? undefined : months.data}
          chosen={url.filters.month}
          onChoose={month => url.change({ month })}
        />
      )}
      <InvoicesToolbar
        filters={url.filters}
        months={months.data?.map(({ month }) => month) ?? []}
        onChange={url.change}
        onClear={url.isFiltered ? url.clear : undefined}
      >
        <ColumnMenu view={view} />
        <ExportMenu filters={url.filters} count={invoices.data?.totalCount ?? 0} />
      </InvoicesToolbar>
      <DataTable
        {...list}
        caption={t('list.caption')}
        columns={view.columns}
        density={view.density}
        rowKey={({ id }) => id}
        opens="link"
        empty={
          url.isFiltered ? (
            <NoMatch title={t('list.emptyFiltered')} onClear={url.clear} />
          ) : (
            <EmptyState title={t('list.empty')} detail={t('list.emptyDetail')} />
          )
        }
      />
    </>
  )
}
