import { useSearchParams } from '@sufra/shared/router'
import { urlId } from '@sufra/shared/ui/data'

/** Returns the address parameters: the branch whose open shift is shown, or the id of a shift. */
export const useShiftPlace = () => {
  const [params, setParams] = useSearchParams()
  return {
    shiftId: urlId(params.get('id')),
    branchId: urlId(params.get('branch')),
    isJustClosed: params.get('closed') === 'now',
    toBranch: (branchId: number) => setParams({ branch: String(branchId) }),
    toClosed: (id: number) => setParams({ id: String(id), closed: 'now' }),
  }
}
