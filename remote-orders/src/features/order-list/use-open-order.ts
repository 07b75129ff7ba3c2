import { useSearchParams } from '@sufra/shared/router'
import { urlId } from '@sufra/shared/ui/data'

const PARAMETER = 'order'

/** The order whose details are open: it stands in the address, so that a colleague can be sent there. */
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
    /** where the details of this one stand, beside the same list */
    searchOf: (id: number): string => withOrder(params, id).toString(),
  }
}
