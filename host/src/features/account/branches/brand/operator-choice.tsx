import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { merchantSearchQuery } from '@sufra/shared/merchants'
import { Grid, Num } from '@sufra/shared/ui'
import { Combobox } from '@sufra/shared/ui/forms'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { brandsOfMerchantQuery, merchantQuery } from './brand.queries.ts'
import { useBrand } from './use-brand.ts'
import type { BrandInAddress } from './use-brand.ts'

const MerchantBox = ({ merchantId, choose }: BrandInAddress) => {
  const { t } = useTranslation('branches')
  const { language } = useLanguage()
  const [search, setSearch] = useState('')
  const { data: found, isError, refetch } = useQuery(merchantSearchQuery(search))
  const { data: merchant } = useQuery({ ...merchantQuery(merchantId ?? 0), enabled: merchantId !== null })
  const optionOf = ({ id, name }: { id: number; name: string }) => ({
    value: id,
    label: inLanguage(name, language),
    detail: <Num value={`#${id}`} />,
  })
  return (
    <Combobox
      label={t('brand.merchant')}
      placeholder={t('brand.merchant')}
      value={merchantId !== null && merchant ? optionOf(merchant) : null}
      onChange={option => choose({ merchant: option?.value })}
      options={found?.map(optionOf)}
      onSearch={setSearch}
      onRetry={isError ? () => void refetch() : undefined}
    />
  )
}

const BrandBox = ({ merchantId, brandId, choose }: BrandInAddress) => {
  const { t } = useTranslation('branches')
  const { language } = useLanguage()
  const brands = useQuery({ ...brandsOfMerchantQuery(merchantId ?? 0), enabled: merchantId !== null })
  const options = brands.data?.map(({ id, name }) => ({ value: id, label: inLanguage(name, language) }))
  const isWithout = merchantId !== null && options?.length === 0
  return (
    <Combobox
      label={t('brand.brand')}
      placeholder={t(isWithout ? 'brand.none' : 'brand.brand')}
      value={options?.find(({ value }) => value === brandId) ?? null}
      onChange={option => choose({ merchant: merchantId ?? undefined, brand: option?.value })}
      options={options}
      onRetry={brands.isError ? () => void brands.refetch() : undefined}
      isDisabled={merchantId === null}
    />
  )
}

/** Whose branches: the operator finds the merchant by name or number, and takes one of its brands. */
export const OperatorChoice = () => {
  const brand = useBrand()
  return (
    <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="3" maxW="form" mb="4.5">
      <MerchantBox {...brand} />
      <BrandBox {...brand} />
    </Grid>
  )
}
