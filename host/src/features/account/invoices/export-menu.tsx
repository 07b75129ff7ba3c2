import { api } from '@sufra/shared/api'
import { Button } from '@sufra/shared/ui'
import { Menu } from '@sufra/shared/ui/overlays'
import { Download, FileSpreadsheet, FileText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { wireFilters } from './invoices.queries.ts'
import type { InvoiceFilters } from './invoices-url.ts'
import { useDownload } from './use-download.ts'

/** Exports all filtered invoices, independent of pages; the server writes the file. */
export const ExportMenu = ({ filters, count }: { filters: InvoiceFilters; count: number }) => {
  const { t } = useTranslation('invoices')
  const { isBusy, start } = useDownload(t('export.failed'))
  const fetchAs = (format: 'csv' | 'xlsx') =>
    start({
      name: `invoices${filters.month ? `-${filters.month}` : ''}.${format}`,
      read: () => api.file('/api/Invoice/Export', { query: { ...wireFilters(filters), Format: format } }),
    })
  return (
    <Menu
      label={t('export.button')}
      items={[
        {
          id: 'xlsx',
          label: t('export.xlsx'),
          icon: <FileSpreadsheet size={16} aria-hidden />,
          onSelect: () => fetchAs('xlsx'),
        },
        {
          id: 'csv',
          label: t('export.csv'),
          icon: <FileText size={16} aria-hidden />,
          onSelect: () => fetchAs('csv'),
        },
      ]}
      trigger={
        <Button
          variant="outline"
          size="sm"
          minH="10"
          disabled={count === 0}
          isLoading={isBusy}
          icon={<Download size={16} aria-hidden />}
        >
          {t('export.button')}
        </Button>
      }
    />
  )
}
