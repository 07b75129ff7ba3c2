import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { liveOrdersQuery } from '@sufra/shared/live'
import { useLocation } from '@sufra/shared/router'
import { BoardPage } from './board-page.tsx'
import { useFollowing } from './use-following.ts'

interface LiveBoardProps {
  /** Ring settings button in the page header. */
  soundControl: ReactNode
  /** Asks for a sound test if this device has not had one. */
  soundTest: ReactNode
}

/**
 * The live orders. List updates render with low priority, because sixty cards take longer than a frame and must not
 * delay a press.
 */
export const LiveBoard = (props: LiveBoardProps) => {
  const query = useQuery(liveOrdersQuery)
  const list = useFollowing(query.data, useLocation().key)
  return (
    <BoardPage
      {...props}
      list={list}
      isFailing={query.isError}
      heardAt={query.isError ? query.dataUpdatedAt : 0}
      isRetrying={query.isError && query.isFetching}
      onRetry={query.refetch}
    />
  )
}
