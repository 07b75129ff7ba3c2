import type { SellerInfo } from '@sufra/shared/contracts/dashboard'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useFormat, useLanguage } from '@sufra/shared/i18n'
import { Card, Text } from '@sufra/shared/ui'
import { BarList } from '@sufra/shared/ui/charts'
import { useTranslation } from 'react-i18next'

/** Which delivery platforms today's orders came from. */
export const ChannelRanking = ({ byChannel }: Pick<SellerInfo, 'byChannel'>) => {
  const { t } = useTranslation('host')
  const { language } = useLanguage()
  const format = useFormat()
  const rows = byChannel
    .toSorted((a, b) => b.orders - a.orders)
    .map(({ name, orders }) => ({
      label: inLanguage(name, language),
      value: orders,
      text: format.number(orders),
    }))
  return (
    <Card p="4">
      <BarList title={t('dashboard.byChannel')} rows={rows} />
      {rows.length === 0 && <Text color="muted">{t('dashboard.nothingYet')}</Text>}
    </Card>
  )
}
