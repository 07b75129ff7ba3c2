import { useQuery } from '@tanstack/react-query'
import { usePreservedState } from '@sufra/shared/remote'
import { useSession } from '@sufra/shared/session'
import type { Branch } from '@sufra/shared/contracts/merchant'
import { useMemo } from 'react'
import { branchesQuery } from '#src/brand/brand.queries.ts'

/** Place whose menu is shown and to which changes apply. */
export interface Place {
  /** null: the whole brand */
  branchIds: readonly number[] | null
  /** true if the user is limited to some branches and may not end a snooze of the brand */
  isLimited: boolean
}

const NOBODYS: readonly Branch[] = []

/** Returns the place and the branches to choose from; none if there is only one. */
export const usePlace = (serviceProviderId: number) => {
  const limit = useSession(({ user }) => user?.branchIds)
  const isLimited = limit !== undefined && limit.length > 0
  const branches = useQuery(branchesQuery(serviceProviderId)).data ?? NOBODYS
  const [chosen, setChosen] = usePreservedState<number>('branch', 0)
  // A branch that was closed or that belongs to another brand cannot be chosen.
  const branchId = branches.some(({ id }) => id === chosen) ? chosen : 0
  const place = useMemo<Place>(() => {
    if (branchId !== 0) return { branchIds: [branchId], isLimited }
    if (!isLimited) return { branchIds: null, isLimited }
    return { branchIds: branches.length > 0 ? branches.map(({ id }) => id) : (limit ?? []), isLimited }
  }, [branchId, branches, isLimited, limit])
  return { place, branches, branchId, setBranchId: setChosen }
}
export type PlaceChoice = ReturnType<typeof usePlace>
