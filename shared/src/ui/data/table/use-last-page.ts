import { useEffect } from 'react'
import type { PaginationProps } from './pagination.tsx'

interface Shown {
  rows: readonly unknown[] | undefined
  pages?: PaginationProps
  isRefreshing?: boolean
}

/**
 * Redirects from a page beyond the end to the last page: its rows were deleted here or by a colleague, or the link is
 * old. The missing page leaves no history entry. Returns true if the rows are on another page, so the list is not
 * empty.
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
