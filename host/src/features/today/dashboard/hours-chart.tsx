import type { SellerInfo } from '@sufra/shared/contracts/dashboard'
import { useFormat } from '@sufra/shared/i18n'
import { Card } from '@sufra/shared/ui'
import { ColumnChart } from '@sufra/shared/ui/charts'
import { useTranslation } from 'react-i18next'
import { busyHours } from './day-figures.ts'
import { NothingYet } from './nothing-yet.tsx'

/** When today's orders came, in branch time. */
export const HoursChart = ({ byHour }: Pick<SellerInfo, 'byHour'>) => {
  const { t } = useTranslation('host')
  const format = useFormat()
  const points = busyHours(byHour).map(({ hour, orders }) => ({ label: format.hour(hour), value: orders }))
  const hasOrders = byHour.some(({ orders }) => orders > 0)
  return (
    <Card p="4">
      {hasOrders ? (
        <ColumnChart title={t('dashboard.byHour')} points={points} format={format.number} />
      ) : (
        <NothingYet title={t('dashboard.byHour')} />
      )}
    </Card>
  )
}
