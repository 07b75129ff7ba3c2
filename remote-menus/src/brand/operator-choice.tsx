import { useQuery } from '@tanstack/react-query'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { merchantSearchQuery } from '@sufra/shared/merchants'
import { useSearchParams } from '@sufra/shared/router'
import { Grid, Num } from '@sufra/shared/ui'
import { urlId } from '@sufra/shared/ui/data'
import { Combobox } from '@sufra/shared/ui/forms'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { brandsOfMerchantQuery, merchantQuery } from './brand.queries.ts'

const useChoice = () => {
  const [params, setParams] = useSearchParams()
  return {
    merchantId: urlId(params.get('merchant')),
    brandId: urlId(params.get('brand')),
    /** Another menu, another view of it: nothing else of the address stays. */
    choose: (choice: { merchant?: number; brand?: number }) =>
      setParams(
        Object.fromEntries(
          Object.entries(choice).flatMap(([name, id]) => (id === undefined ? [] : [[name, String(id)]])),
        ),
      ),
  }
}

const MerchantBox = ({ merchantId, choose }: Pick<ReturnType<typeof useChoice>, 'merchantId' | 'choose'>) => {
  const { t } = useTranslation()
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
      label={t('menus:table.merchant')}
      placeholder={t('menus:table.merchant')}
      value={merchantId !== null && merchant ? optionOf(merchant) : null}
      onChange={option => choose({ merchant: option?.value })}
      options={found?.map(optionOf)}
      onSearch={setSearch}
      onRetry={isError ? () => void refetch() : undefined}
    />
  )
}

const BrandBox = ({ merchantId, brandId, choose }: ReturnType<typeof useChoice>) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const brands = useQuery({ ...brandsOfMerchantQuery(merchantId ?? 0), enabled: merchantId !== null })
  const options = brands.data?.map(({ id, name }) => ({ value: id, label: inLanguage(name, language) }))
  return (
    <Combobox
      label={t('menus:table.brand')}
      placeholder={t(
        merchantId !== null && options?.length === 0 ? 'menus:table.merchantHasNoBrand' : 'menus:table.brand',
      )}
      value={options?.find(({ value }) => value === brandId) ?? null}
      onChange={option => choose({ merchant: merchantId ?? undefined, brand: option?.value })}
      options={options}
      onRetry={brands.isError ? () => void brands.refetch() : undefined}
      isDisabled={merchantId === null}
    />
  )
}

/** Whose menu: the operator finds the merchant by name or number, and takes one of its brands. Both stay in the address. */
export const OperatorChoice = () => {
  const choice = useChoice()
  return (
    <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="3" maxW="form" mb="4.5">
      <MerchantBox merchantId={choice.merchantId} choose={choice.choose} />
      <BrandBox {...choice} />
    </Grid>
  )
}
