import type { RevenuePaid } from '@sufra/shared/contracts/revenue'
import { useFormat } from '@sufra/shared/i18n'
import { Link } from '@sufra/shared/router'
import { Card, Num, TextLink } from '@sufra/shared/ui'
import { ColumnChart } from '@sufra/shared/ui/charts'
import { DataTable } from '@sufra/shared/ui/data'
import type { TableColumn } from '@sufra/shared/ui/data'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useMonthName } from './month-name.ts'
import { paidQuery } from './revenue.queries.ts'
import { RevenuePart } from './revenue-part.tsx'

type Month = RevenuePaid['months'][number]

const hasPapers = ({ invoices, creditNotes }: Month): boolean => invoices + creditNotes > 0

const usePaidColumns = (): TableColumn<Month>[] => {
  const { t } = useTranslation()
  const format = useFormat()
  const monthName = useMonthName()
  const amount = (id: 'net' | 'gross', header: string) => ({
    id,
    header,
    align: 'end' as const,
    render: (row: Month) => <Num value={format.amount(row[id])} />,
  })
  const count = (id: 'invoices' | 'creditNotes', header: string) => ({
    id,
    header,
    align: 'end' as const,
    render: (row: Month) => <Num value={row[id]} />,
  })
  return [
    {
      id: 'month',
      header: t('admin:revenue.month'),
      render: ({ month }) => (
        <TextLink asChild display="inline-flex" alignItems="center" minH="touch">
          <Link to={`/invoices?month=${month}`}>{monthName.whole(month)}</Link>
        </TextLink>
      ),
    },
    count('invoices', t('admin:revenue.invoices')),
    count('creditNotes', t('admin:revenue.creditNotes')),
    amount('net', t('admin:revenue.withoutVat')),
    amount('gross', t('admin:revenue.withVat')),
  ]
}

/** Renders the invoices of each month, less credit notes. */
export const PaidPanel = () => {
  const { t } = useTranslation()
  const format = useFormat()
  const monthName = useMonthName()
  const columns = usePaidColumns()
  return (
    <RevenuePart
      title={t('admin:revenue.paid')}
      note={t('admin:revenue.paidNote')}
      answer={useQuery(paidQuery)}
      height="420px"
      isEmpty={({ months }) => !months.some(hasPapers)}
    >
      {({ months }) => (
        <>
          <Card p={{ base: '4', sm: '5' }} minW="0">
            <ColumnChart
              title={t('admin:revenue.paidByMonth')}
              format={value => format.number(Math.round(value))}
              points={months.map(({ month, gross }) => ({
                label: monthName.short(month),
                value: Math.max(0, gross),
              }))}
            />
          </Card>
          <DataTable
            caption={t('admin:revenue.paid')}
            columns={columns}
            rows={months.filter(hasPapers).toReversed()}
            rowKey={({ month }) => month}
          />
        </>
      )}
    </RevenuePart>
  )
}
