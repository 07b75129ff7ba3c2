import { useSearchParams } from '@sufra/shared/router'
import { useIsOperator } from '@sufra/shared/session'
import { urlId } from '@sufra/shared/ui/data'

export interface BrandInAddress {
  merchantId: number | null
  /** Whose branches: 0 for all of the own merchant, null while the operator has not said. */
  brandId: number | null
  /** What links of these screens carry on: `brand=7&merchant=3`. */
  search: string
  choose: (choice: { merchant?: number; brand?: number }) => void
}

/** The brand whose branches are shown. The operator names a merchant and one of its brands, both in the address. */
export const useBrand = (): BrandInAddress => {
  const [params, setParams] = useSearchParams()
  const isOperator = useIsOperator()
  const wanted = urlId(params.get('brand'))
  const merchantId = urlId(params.get('merchant'))
  const searchOf = (choice: { merchant?: number | null; brand?: number | null }) =>
    new URLSearchParams(Object.entries(choice).flatMap(([name, id]) => (id ? [[name, String(id)]] : [])))
  return {
    merchantId,
    brandId: wanted ?? (isOperator ? null : 0),
    search: searchOf({ merchant: merchantId, brand: wanted }).toString(),
    choose: choice => setParams(searchOf(choice)),
  }
}
