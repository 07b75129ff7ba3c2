import { useEffect } from 'react'
import type { PaginationProps } from './pagination.tsx'

interface Shown {
  rows: readonly unknown[] | undefined
  pages?: PaginationProps
  isRefreshing?: boolean
}

/**
 * Leads to the last page who stands beyond it: its rows were taken away here or by a colleague, or the link is an old one. The
 * page that is gone leaves no step in the history. Says whether the rows are elsewhere: then the list is not empty.
 */
export const useLastPage = ({ rows, pages, isRefreshing }: Shown): boolean => {
  const last = Math.max(1, pages?.totalPages ?? 1)
  const isBeyond = rows?.length === 0 && pages !== undefined && pages.page > last
  useEffect(() => {
    if (isBeyond && !isRefreshing) pages.onChange(last, { replace: true })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each page that is gone
  }, [isBeyond, isRefreshing, last])
  return isBeyond && pages.totalCount > 0
}
