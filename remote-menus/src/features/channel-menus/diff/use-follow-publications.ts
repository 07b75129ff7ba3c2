import { useQueryClient } from '@tanstack/react-query'
import type { Publication } from '@sufra/shared/contracts/publication'
import { useEffect, useRef } from 'react'
import { isUnderWay, reloadChannels } from '../channel-menus.queries.ts'

/** When a menu has arrived, what differs is another thing. */
export const useFollowPublications = (
  serviceProviderId: number,
  publications: Publication[] | undefined,
): void => {
  const queryClient = useQueryClient()
  const before = useRef(0)
  const underWay = publications?.filter(isUnderWay).length
  useEffect(() => {
    if (underWay === undefined) return
    if (underWay < before.current) void reloadChannels(queryClient, serviceProviderId)
    before.current = underWay
  }, [underWay, queryClient, serviceProviderId])
}
