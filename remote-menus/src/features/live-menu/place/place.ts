import { useQuery } from '@tanstack/react-query'
import { useKept } from '@sufra/shared/remote'
import { useSession } from '@sufra/shared/session'
import type { Branch } from '@sufra/shared/contracts/merchant'
import { useMemo } from 'react'
import { branchesQuery } from '#src/brand/brand.queries.ts'

/** Where the person looks at the menu, and where a press on a card counts. */
export interface Place {
  /** null: the whole brand */
  branchIds: readonly number[] | null
  /** works at some of the branches alone: what is snoozed for all is not theirs to end */
  isLimited: boolean
}

const NOBODYS: readonly Branch[] = []

/** The place, and the branches that it can be changed to: none where there is but one. */
export const usePlace = (serviceProviderId: number) => {
  const limit = useSession(({ user }) => user?.branchIds)
  const isLimited = limit !== undefined && limit.length > 0
  const branches = useQuery(branchesQuery(serviceProviderId)).data ?? NOBODYS
  const [chosen, setChosen] = useKept<number>('branch', 0)
  // A branch that was closed since, or of another brand, is no choice any more.
  const branchId = branches.some(({ id }) => id === chosen) ? chosen : 0
  const place = useMemo<Place>(() => {
    if (branchId !== 0) return { branchIds: [branchId], isLimited }
    if (!isLimited) return { branchIds: null, isLimited }
    return { branchIds: branches.length > 0 ? branches.map(({ id }) => id) : (limit ?? []), isLimited }
  }, [branchId, branches, isLimited, limit])
  return { place, branches, branchId, setBranchId: setChosen }
}
export type PlaceChoice = ReturnType<typeof usePlace>
