import type { PeriodRequest } from '@sufra/shared/contracts/dashboard'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useFormat, useLanguage } from '@sufra/shared/i18n'
import { BarList } from '@sufra/shared/ui/charts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { EmptyChart } from './empty-chart.tsx'
import { Panel } from './panel.tsx'
import { productsQuery } from './panels.queries.ts'

/** Best-selling products. */
export const ProductsPanel = ({ asked }: { asked: PeriodRequest }) => {
  const { t } = useTranslation('dashboard')
  const { language } = useLanguage()
  const format = useFormat()
  const query = useQuery(productsQuery(asked))
  const title = t('products')
  return (
    <Panel
      title={title}
      query={query}
      height="420px"
      lines={({ products }) => [
        [t('product'), t('quantity'), t('sales'), t('before')],
        ...products.map(({ name, quantity, sales, previousQuantity }) => [
          ...[inLanguage(name, language), quantity],
          ...[sales, previousQuantity],
        ]),
      ]}
    >
      {({ products }) =>
        products.length === 0 ? (
          <EmptyChart title={title} text={t('nothing')} />
        ) : (
          <BarList
            title={title}
            rows={products.map(({ name, quantity, sales }) => ({
              label: inLanguage(name, language),
              value: quantity,
              text: `${format.quantity(quantity)} · ${format.money(sales)}`,
            }))}
          />
        )
      }
    </Panel>
  )
}
