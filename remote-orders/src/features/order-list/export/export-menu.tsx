import { useFormat } from '@sufra/shared/i18n'
import { Button } from '@sufra/shared/ui'
import { Menu } from '@sufra/shared/ui/overlays'
import { Download, FileSpreadsheet, FileText, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Place } from '../orders.queries.ts'
import type { OrderFilters } from '../orders-url.ts'
import { useOrderExport } from './use-order-export.ts'

interface ExportMenuProps {
  filters: OrderFilters
  place: Place
  count: number
}

const KILOBYTE = 1024

/** "Export" menu: all filtered orders as CSV or Excel file, written by the server. */
export const ExportMenu = (props: ExportMenuProps) => {
  const { t } = useTranslation()
  const format = useFormat()
  const { received, start, stop } = useOrderExport(props)
  if (received !== null)
    return (
      <Button
        variant="outline"
        size="sm"
        minH="10"
        icon={<X size={16} aria-hidden />}
        aria-label={`${t('orders:export.stop')}: ${t('orders:export.running')}`}
        onClick={stop}
      >
        {t('orders:export.running')}
        {received > 0 && (
          <bdi>{t('orders:export.progress', { size: format.number(Math.ceil(received / KILOBYTE)) })}</bdi>
        )}
      </Button>
    )
  return (
    <Menu
      label={t('orders:export.button')}
      items={[
        {
          id: 'csv',
          label: t('orders:export.csv'),
          icon: <FileText size={16} aria-hidden />,
          onSelect: () => start('csv'),
        },
        {
          id: 'xlsx',
          label: t('orders:export.xlsx'),
          icon: <FileSpreadsheet size={16} aria-hidden />,
          onSelect: () => start('xlsx'),
        },
      ]}
      trigger={
        <Button
          variant="outline"
          size="sm"
          minH="10"
          disabled={props.count === 0}
          icon={<Download size={16} aria-hidden />}
        >
          {t('orders:export.button')}
        </Button>
      }
    />
  )
}
