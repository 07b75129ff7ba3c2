import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { MerchantBox, brandsOfMerchantQuery } from '@sufra/shared/merchants'
import { useSearchParams } from '@sufra/shared/router'
import { Grid } from '@sufra/shared/ui'
import { SelectFilter, urlId } from '@sufra/shared/ui/data'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

/** Returns the search parameters for another brand of the same merchant: filters stay, the page resets. */
const withBrand = (known: URLSearchParams, brand: string): URLSearchParams => {
  const next = new URLSearchParams(known)
  for (const name of ['page', 'order', 'brand']) next.delete(name)
  if (brand) next.set('brand', brand)
  return next
}

const BrandChoice = ({ accountId, brand }: { accountId: number; brand: number | null }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const [, setParams] = useSearchParams()
  const { data: brands = [] } = useQuery(brandsOfMerchantQuery(accountId))
  if (brands.length < 2 && brand === null) return null
  return (
    <SelectFilter
      label={t('orders:list.brand')}
      value={String(brand ?? '')}
      onChange={text => setParams(known => withBrand(known, text))}
      options={brands.map(({ id, name }) => ({ value: String(id), label: inLanguage(name, language) }))}
    />
  )
}

/**
 * The operator searches the merchant by name or number and may select one of its brands. Both are stored in the
 * address.
 */
export const MerchantChoice = () => {
  const { t } = useTranslation()
  const [params, setParams] = useSearchParams()
  const accountId = urlId(params.get('merchant'))
  return (
    <Grid
      gridTemplateColumns={{ base: '1fr', sm: '1fr auto' }}
      gap="3"
      maxW="form"
      mb="4.5"
      alignItems="center"
    >
      <MerchantBox
        label={t('orders:list.merchant')}
        merchantId={accountId}
        // Another merchant resets the list: all other search parameters are dropped.
        onChange={merchant => setParams(merchant ? { merchant: String(merchant) } : {})}
      />
      {accountId !== null && <BrandChoice accountId={accountId} brand={urlId(params.get('brand'))} />}
    </Grid>
  )
}
