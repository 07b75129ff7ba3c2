import { useSearchParams } from '@sufra/shared/router'
import { urlId } from '@sufra/shared/ui/data'

/** What the address says: the branch whose open shift is meant, or a shift by its number. */
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
