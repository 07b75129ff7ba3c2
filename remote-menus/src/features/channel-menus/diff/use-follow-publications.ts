import { useQueryClient } from '@tanstack/react-query'
import type { Publication } from '@sufra/shared/contracts/publication'
import { useEffect, useRef } from 'react'
import { isUnderWay, reloadChannels } from '../channel-menus.queries.ts'

/** Reloads the differences when a publication ends. */
export const useFollowPublications = (
  serviceProviderId: number,
  publications: Publication[] | undefined,
): void => {
  const queryClient = useQueryClient()
  const before = useRef<readonly number[]>([])
  useEffect(() => {
    if (!publications) return
    const underWay = publications.filter(isUnderWay).map(({ id }) => id)
    // Compares ids, because one publication may end as another one starts.
    if (before.current.some(id => !underWay.includes(id))) void reloadChannels(queryClient, serviceProviderId)
    before.current = underWay
  }, [publications, queryClient, serviceProviderId])
}
