import { useSearchParams } from '@sufra/shared/router'
import { useIsOperator } from '@sufra/shared/session'
import { urlId } from '@sufra/shared/ui/data'
import type { Place } from './orders.queries.ts'

/** Returns the merchant whose orders are shown. For the operator it comes from the address and is null until chosen. */
export const usePlace = (): Place | null => {
  const [params] = useSearchParams()
  const isOperator = useIsOperator()
  const accountId = urlId(params.get('merchant'))
  const serviceProviderId = urlId(params.get('brand'))
  if (!isOperator) return { accountId: null, serviceProviderId: null }
  return accountId === null ? null : { accountId, serviceProviderId }
}
