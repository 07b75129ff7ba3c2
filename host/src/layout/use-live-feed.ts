import {
  connectLiveOrders,
  liveOrdersQuery,
  onLiveEvent,
  startLive,
  stopLive,
  useLiveState,
} from '@sufra/shared/live'
import { useIsOperator } from '@sufra/shared/session'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { branchesQuery } from '#src/merchant/branches.queries.ts'

const POLLING = 10_000

/**
 * Starts the browser's one live stream for a merchant at the end of the first order list, so that no event is missed.
 */
export const useLiveFeed = (): void => {
  const queryClient = useQueryClient()
  const isMerchant = !useIsOperator()
  const state = useLiveState()
  const {
    data: orders,
    isFetched,
    fetchStatus,
  } = useQuery({
    ...liveOrdersQuery,
    enabled: isMerchant,
    refetchInterval: state === 'polling' ? POLLING : false,
  })
  const cursor = orders?.cursor ?? null
  // Orders stored on the device are hours behind the stream and do not count as an answer; a failed request does.
  const isAnswered = isFetched && fetchStatus === 'idle'

  useEffect(() => {
    const stops = [
      isMerchant ? connectLiveOrders(queryClient) : () => undefined,
      onLiveEvent('branch.status', () => void queryClient.invalidateQueries(branchesQuery)),
      // `reset` to a merchant: the server no longer has the missed events, so everything is refetched. To the operator
      // it only marks the start of a stream, at which conversations are refetched anyway.
      onLiveEvent('reset', () => {
        if (isMerchant) void queryClient.invalidateQueries()
      }),
    ]
    return () => stops.forEach(stop => stop())
  }, [queryClient, isMerchant])

  useEffect(() => {
    if (isMerchant && isAnswered) startLive({ cursor })
    // Only the first answer counts: later ones are no newer than the stream.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isMerchant, isAnswered])

  useEffect(() => stopLive, [])
}
