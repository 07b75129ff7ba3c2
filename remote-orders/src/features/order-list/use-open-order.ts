import { useSearchParams } from '@sufra/shared/router'
import { urlId } from '@sufra/shared/ui/data'

const PARAMETER = 'order'

/** Order whose details are open, stored in the address so that it can be shared as a link. */
export const useOpenOrder = () => {
  const [params, setParams] = useSearchParams()
  const withOrder = (current: URLSearchParams, id: number | null): URLSearchParams => {
    const next = new URLSearchParams(current)
    if (id === null) next.delete(PARAMETER)
    else next.set(PARAMETER, String(id))
    return next
  }
  return {
    openId: urlId(params.get(PARAMETER)),
    open: (id: number | null) => setParams(current => withOrder(current, id)),
    /** search parameters for the details of this order with the same list */
    searchOf: (id: number): string => withOrder(params, id).toString(),
  }
}
