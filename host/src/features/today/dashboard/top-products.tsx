import type { SellerInfo } from '@sufra/shared/contracts/dashboard'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useFormat, useLanguage } from '@sufra/shared/i18n'
import { Card } from '@sufra/shared/ui'
import { BarList } from '@sufra/shared/ui/charts'
import { useTranslation } from 'react-i18next'
import { NothingYet } from './nothing-yet.tsx'

/** What sold most today. */
export const TopProducts = ({ products }: { products: SellerInfo['topProducts'] }) => {
  const { t } = useTranslation('host')
  const { language } = useLanguage()
  const format = useFormat()
  const rows = products.map(({ name, quantity, sales }) => ({
    label: inLanguage(name, language),
    value: quantity,
    text: `${format.number(quantity)} · ${format.money(sales)}`,
  }))
  return (
    <Card p="4">
      {rows.length > 0 ? (
        <BarList title={t('dashboard.topProducts')} rows={rows} />
      ) : (
        <NothingYet title={t('dashboard.topProducts')} />
      )}
    </Card>
  )
}
