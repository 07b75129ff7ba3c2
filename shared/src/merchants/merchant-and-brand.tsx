import { useLanguage } from '@sufra/shared/i18n'
import { Grid } from '@sufra/shared/ui'
import { Combobox } from '@sufra/shared/ui/forms'
import { useQuery } from '@tanstack/react-query'
import { inLanguage } from '#src/contracts/text.ts'
import { MerchantBox } from './merchant-box.tsx'
import { brandsOfMerchantQuery } from './merchant.queries.ts'

export interface MerchantAndBrandProps {
  /** Labels of the boxes, and the text for a merchant without brands. */
  words: { merchant: string; brand: string; noBrand: string }
  merchantId: number | null
  brandId: number | null
  /** Choosing another merchant clears the brand. */
  onChoose: (choice: { merchant?: number; brand?: number }) => void
}

const BrandBox = ({ words, merchantId, brandId, onChoose }: MerchantAndBrandProps) => {
  const { language } = useLanguage()
  const brands = useQuery({ ...brandsOfMerchantQuery(merchantId ?? 0), enabled: merchantId !== null })
  const options = brands.data?.map(({ id, name }) => ({ value: id, label: inLanguage(name, language) }))
  // The filter still applies, so the box shows an unknown brand by its number; otherwise nobody could clear it.
  const unknown = brandId === null || brands.isPending ? null : { value: brandId, label: `#${brandId}` }
  const isWithout = merchantId !== null && options?.length === 0
  return (
    <Combobox
      label={words.brand}
      placeholder={isWithout ? words.noBrand : words.brand}
      value={options?.find(({ value }) => value === brandId) ?? unknown}
      onChange={option => onChoose({ merchant: merchantId ?? undefined, brand: option?.value })}
      options={options}
      onRetry={brands.isError ? () => void brands.refetch() : undefined}
      isDisabled={merchantId === null}
    />
  )
}

/** Renders the choice of the operator: a merchant, found by name or number, and one of its brands. */
export const MerchantAndBrand = (props: MerchantAndBrandProps) => (
  <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="3" maxW="form" mb="4.5">
    <MerchantBox
      label={props.words.merchant}
      merchantId={props.merchantId}
      onChange={merchant => props.onChoose({ merchant })}
    />
    <BrandBox {...props} />
  </Grid>
)
