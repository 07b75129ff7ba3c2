import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useQuery } from '@tanstack/react-query'
import type { Product } from '@sufra/shared/contracts/product'
import type { ProductMapping } from '@sufra/shared/contracts/product-mapping'
import { inLanguage, readLocalized } from '@sufra/shared/contracts/text'
import { useFormat, useLanguage } from '@sufra/shared/i18n'
import { Banner, Button, Stack, Text } from '@sufra/shared/ui'
import { Combobox } from '@sufra/shared/ui/forms'
import { Dialog, toast } from '@sufra/shared/ui/overlays'
import { productSearchQuery } from '#src/failed-orders/products.queries.ts'
import { useWhileMounted } from '@sufra/shared/unknown-outcome'
import { ForeignItem } from './foreign-item.tsx'
import { useMappingFailure } from './failure-text.ts'
import { useChangeMapping } from './mappings.queries.ts'

interface ChangeDialogProps {
  mapping: ProductMapping
  onClose: () => void
}

const useOptionOf = () => {
  const { language } = useLanguage()
  const format = useFormat()
  return (product: Product) => ({
    value: product.id,
    label: inLanguage(product.name, language),
    keywords: Object.values(readLocalized(product.name)).join(' '),
    detail: product.price === null ? undefined : <bdi>{format.money(product.price)}</bdi>,
  })
}

/** Dialog that maps a platform's item to another product. */
export const ChangeDialog = ({ mapping, onClose }: ChangeDialogProps) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const failure = useMappingFailure()
  const optionOf = useOptionOf()
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<Product | undefined>(undefined)
  const closeOwn = useWhileMounted(onClose)
  const products = useQuery(productSearchQuery(mapping.serviceProviderId, search))
  const { mutate, isPending, error } = useChangeMapping(() => {
    toast({ kind: 'success', text: t('orders:mappings.changed') })
    closeOwn()
  })
  const known = mapping.isOnMenu
    ? { value: mapping.productId, label: inLanguage(mapping.productName, language) }
    : null
  const isNew = chosen !== undefined && chosen.id !== mapping.productId
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('orders:mappings.changeTitle')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('orders:back')}
          </Button>
          <Button
            disabled={!isNew}
            isLoading={isPending}
            onClick={() => chosen && mutate({ id: mapping.id, productId: chosen.id })}
          >
            {t('orders:mappings.save')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <ForeignItem channel={mapping.channel} foreignName={mapping.foreignName} sku={mapping.foreignSku} />
        <Stack gap="2">
          <Text color="muted" textStyle="sm13">
            {t('orders:mapping.yours')}
          </Text>
          <Combobox
            label={t('orders:mapping.yours')}
            placeholder={t('orders:mapping.search')}
            value={chosen ? optionOf(chosen) : known}
            onChange={option => setChosen(products.data?.find(({ id }) => id === option?.value))}
            options={products.data?.map(optionOf)}
            onSearch={setSearch}
            isOld={products.isPlaceholderData}
            onRetry={products.isError ? () => void products.refetch() : undefined}
          />
        </Stack>
        <Text color="muted" textStyle="sm13">
          {t('orders:mappings.fromNowOn')}
        </Text>
        {error && <Banner tone="error">{failure(error)}</Banner>}
      </Stack>
    </Dialog>
  )
}
