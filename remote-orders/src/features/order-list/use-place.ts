import { useSearchParams } from '@sufra/shared/router'
import { useIsOperator } from '@sufra/shared/session'
import { urlId } from '@sufra/shared/ui/data'
import type { Place } from './orders.queries.ts'

/** Whose orders are shown. The operator names the merchant in the address; null until then. */
export const usePlace = (): Place | null => {
  const [params] = useSearchParams()
  const isOperator = useIsOperator()
  const accountId = urlId(params.get('merchant'))
  const serviceProviderId = urlId(params.get('brand'))
  if (!isOperator) return { accountId: null, serviceProviderId: null }
  return accountId === null ? null : { accountId, serviceProviderId }
}
