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

/** Starts the browser's one live stream for a merchant, from where the first list of orders ends, so that nothing is missed. */
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
  // What this device kept from before is no answer, and hours behind the stream; that the server failed is one.
  const isAnswered = isFetched && fetchStatus === 'idle'

  useEffect(() => {
    const stops = [
      isMerchant ? connectLiveOrders(queryClient) : () => undefined,
      onLiveEvent('branch.status', () => void queryClient.invalidateQueries(branchesQuery)),
      // The server no longer has what was missed: everything is read anew.
      // To the operator it says that the stream begins: they read conversations anew with every stream.
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
