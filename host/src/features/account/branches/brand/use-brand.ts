import { useSearchParams } from '@sufra/shared/router'
import { useIsOperator } from '@sufra/shared/session'
import { urlId } from '@sufra/shared/ui/data'

export interface BrandInAddress {
  merchantId: number | null
  /** 0: all brands of the own merchant; null: the operator has not chosen. */
  brandId: number | null
  /** Query that links of these screens keep: `brand=7&merchant=3`. */
  search: string
  choose: (choice: { merchant?: number; brand?: number }) => void
}

/** Returns the shown brand. The operator's merchant and brand are in the address. */
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
