import type { SellerInfo } from '@sufra/shared/contracts/dashboard'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useFormat, useLanguage } from '@sufra/shared/i18n'
import { Card } from '@sufra/shared/ui'
import { BarList } from '@sufra/shared/ui/charts'
import { useTranslation } from 'react-i18next'
import { NothingYet } from './nothing-yet.tsx'

/** Which delivery platforms today's orders came from. */
export const ChannelRanking = ({ byChannel }: Pick<SellerInfo, 'byChannel'>) => {
  const { t } = useTranslation('host')
  const { language } = useLanguage()
  const format = useFormat()
  const rows = byChannel
    .filter(({ orders }) => orders > 0)
    .toSorted((a, b) => b.orders - a.orders)
    .map(({ name, orders }) => ({
      label: inLanguage(name, language),
      value: orders,
      text: format.number(orders),
    }))
  return (
    <Card p="4">
      {rows.length > 0 ? (
        <BarList title={t('dashboard.byChannel')} rows={rows} />
      ) : (
        <NothingYet title={t('dashboard.byChannel')} />
      )}
    </Card>
  )
}
