import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { liveOrdersQuery } from '@sufra/shared/live'
import { useLocation } from '@sufra/shared/router'
import { BoardPage } from './board-page.tsx'
import { useFollowing } from './use-following.ts'

interface LiveBoardProps {
  /** The bell's button in the page head. */
  soundControl: ReactNode
  /** Asks for a test of the bell while this device has not had one. */
  soundTest: ReactNode
}

/** The live orders. The page follows their list in steps that a press comes before: sixty cards take longer than a frame. */
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
