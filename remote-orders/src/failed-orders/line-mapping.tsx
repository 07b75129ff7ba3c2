import type { Order, ProductOrder } from '@sufra/shared/contracts/order'
import type { Product } from '@sufra/shared/contracts/product'
import { inLanguage, readLocalized } from '@sufra/shared/contracts/text'
import { useFormat, useLanguage } from '@sufra/shared/i18n'
import { Bdi, Money, Stack, Text, chakra } from '@sufra/shared/ui'
import { Combobox } from '@sufra/shared/ui/forms'
import { useQuery } from '@tanstack/react-query'
import { Info } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { productSearchQuery } from './products.queries.ts'

const Sent = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '3',
    px: '3',
    py: '2',
    bg: 'soft',
    borderRadius: 'control',
    '& > div > small': { display: 'block', color: 'muted', textStyle: 'sm13' },
  },
})

const Hint = chakra('p', {
  base: {
    display: 'flex',
    gap: '2',
    px: '3',
    py: '2',
    bg: 'notice.soft',
    color: 'notice',
    borderRadius: 'control',
    textStyle: 'sm13',
    '& > svg': { flexShrink: 0, mt: '0.5' },
  },
})

interface LineMappingProps {
  order: Order
  line: ProductOrder
  chosen: Product | undefined
  onChoose: (product: Product | undefined) => void
}

const PriceHint = ({ order, line, chosen }: Omit<LineMappingProps, 'onChoose'>) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const format = useFormat()
  if (chosen?.price === undefined || chosen.price === null || chosen.price === line.unitPrice) return null
  return (
    <Hint>
      <Info size={16} aria-hidden />
      <span>
        {t('orders:mapping.price', {
          channel: inLanguage(order.channel.name, language),
          theirs: format.amount(line.unitPrice),
          yours: format.amount(chosen.price),
        })}
      </span>
    </Hint>
  )
}

/** One product that the platform named and the menu lacks, with the choice of its menu product. */
export const LineMapping = ({ order, line, chosen, onChoose }: LineMappingProps) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const format = useFormat()
  const [search, setSearch] = useState('')
  const products = useQuery(productSearchQuery(order.serviceProviderId, search))
  const optionOf = (product: Product) => ({
    value: product.id,
    label: inLanguage(product.name, language),
    keywords: Object.values(readLocalized(product.name)).join(' '),
    detail: product.price === null ? undefined : <bdi>{format.money(product.price)}</bdi>,
  })
  const { ar, en } = readLocalized(line.productName)
  const other = language === 'ar' ? en : ar
  return (
    <Stack gap="2">
      <Text color="muted" textStyle="sm13">
        {t('orders:mapping.asSent', { channel: inLanguage(order.channel.name, language) })}
      </Text>
      <Sent>
        <div>
          <b>
            <Bdi>{inLanguage(line.productName, language)}</Bdi>
          </b>
          {other && other !== inLanguage(line.productName, language) && (
            <small>
              <Bdi>{other}</Bdi>
            </small>
          )}
        </div>
        <Money value={line.unitPrice} />
      </Sent>
      <Text color="muted" textStyle="sm13">
        {t('orders:mapping.yours')}
      </Text>
      <Combobox
        label={t('orders:mapping.yours')}
        placeholder={t('orders:mapping.search')}
        value={chosen ? optionOf(chosen) : null}
        onChange={option => onChoose(products.data?.find(({ id }) => id === option?.value))}
        options={products.data?.map(optionOf)}
        onSearch={setSearch}
        isOld={products.isPlaceholderData}
        onRetry={products.isError ? () => void products.refetch() : undefined}
      />
      <PriceHint order={order} line={line} chosen={chosen} />
    </Stack>
  )
}
