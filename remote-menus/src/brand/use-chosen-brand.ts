import { useQuery } from '@tanstack/react-query'
import type { ServiceProvider } from '@sufra/shared/contracts/merchant'
import { useSearchParams } from '@sufra/shared/router'
import { useIsOperator } from '@sufra/shared/session'
import { urlId } from '@sufra/shared/ui/data'
import { ownBrandsQuery } from './brand.queries.ts'

export type ChosenBrand =
  | { kind: 'pending' }
  | { kind: 'failed'; retry: () => void; isRetrying: boolean }
  /** The operator has not chosen a brand yet. */
  | { kind: 'open' }
  /** The merchant has no active brand. */
  | { kind: 'none' }
  | { kind: 'chosen'; id: number }

const ownBrand = (brands: readonly ServiceProvider[], wanted: number | null): ChosenBrand => {
  const brand = brands.find(({ id }) => id === wanted) ?? brands[0]
  return brand ? { kind: 'chosen', id: brand.id } : { kind: 'none' }
}

/**
 * Returns the brand whose menu is edited: the one in the address, or the merchant's first. The operator must name
 * merchant and brand.
 */
export const useChosenBrand = (): ChosenBrand => {
  const [params] = useSearchParams()
  const isOperator = useIsOperator()
  const own = useQuery({ ...ownBrandsQuery, enabled: !isOperator })
  const wanted = urlId(params.get('brand'))
  if (isOperator) return wanted === null ? { kind: 'open' } : { kind: 'chosen', id: wanted }
  if (own.data) return ownBrand(own.data, wanted)
  if (own.isError) return { kind: 'failed', retry: () => void own.refetch(), isRetrying: own.isFetching }
  return { kind: 'pending' }
}

/** Returns the choice as search parameters for links to other screens of the same menu: `brand=7&merchant=3`. */
export const useBrandSearch = (serviceProviderId: number): string => {
  const [params] = useSearchParams()
  const merchant = urlId(params.get('merchant'))
  return new URLSearchParams({
    ...(merchant === null ? {} : { merchant: String(merchant) }),
    brand: String(serviceProviderId),
  }).toString()
}
