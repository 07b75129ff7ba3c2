import { api } from '@sufra/shared/api'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { merchantSearchQuery } from '@sufra/shared/merchants'
import { useSearchParams } from '@sufra/shared/router'
import { Grid, Num } from '@sufra/shared/ui'
import { SelectFilter, urlId } from '@sufra/shared/ui/data'
import { Combobox } from '@sufra/shared/ui/forms'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const merchantQuery = (accountId: number) =>
  queryOptions({
    queryKey: ['orders', 'merchant', accountId],
    queryFn: ({ signal }) => api.get('/api/Account/Get/Id', { query: { Id: accountId }, signal }),
  })

const WHOLE_LIST = { 'PaginatedRequest.PageSize': 1000 }

// The list of brands cannot be asked by merchant, so they are found by their branches.
const brandsQuery = (accountId: number) =>
  queryOptions({
    queryKey: ['orders', 'brands', accountId],
    queryFn: async ({ signal }) => {
      const query = { ...WHOLE_LIST, AccountId: accountId }
      const branches = await api.get('/api/Branch/GetByAccountId', { query, signal })
      const ids = [...new Set(branches.data.map(branch => branch.serviceProviderId))]
      return Promise.all(ids.map(Id => api.get('/api/ServiceProvider/Get/Id', { query: { Id }, signal })))
    },
  })

const BrandChoice = ({ accountId, brand }: { accountId: number; brand: number | null }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const [, setParams] = useSearchParams()
  const { data: brands = [] } = useQuery(brandsQuery(accountId))
  if (brands.length < 2) return null
  return (
    <SelectFilter
      label={t('orders:list.brand')}
      value={String(brand ?? '')}
      onChange={text => setParams({ merchant: String(accountId), ...(text ? { brand: text } : {}) })}
      options={brands.map(({ id, name }) => ({ value: String(id), label: inLanguage(name, language) }))}
    />
  )
}

/** Whose orders: the operator finds the merchant by name or number, and may take one of its brands. Both stay in the address. */
export const MerchantChoice = () => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const [params, setParams] = useSearchParams()
  const accountId = urlId(params.get('merchant'))
  const [search, setSearch] = useState('')
  const { data: found, isError, refetch } = useQuery(merchantSearchQuery(search))
  const { data: merchant } = useQuery({ ...merchantQuery(accountId ?? 0), enabled: accountId !== null })
  const optionOf = ({ id, name }: { id: number; name: string }) => ({
    value: id,
    label: inLanguage(name, language),
    detail: <Num value={`#${id}`} />,
  })
  return (
    <Grid
      gridTemplateColumns={{ base: '1fr', sm: '1fr auto' }}
      gap="3"
      maxW="form"
      mb="4.5"
      alignItems="center"
    >
      <Combobox
        label={t('orders:list.merchant')}
        placeholder={t('orders:list.merchant')}
        value={accountId !== null && merchant ? optionOf(merchant) : null}
        // Another merchant, another list: nothing else of the address stays.
        onChange={option => setParams(option ? { merchant: String(option.value) } : {})}
        options={found?.map(optionOf)}
        onSearch={setSearch}
        onRetry={isError ? () => void refetch() : undefined}
      />
      {accountId !== null && <BrandChoice accountId={accountId} brand={urlId(params.get('brand'))} />}
    </Grid>
  )
}
