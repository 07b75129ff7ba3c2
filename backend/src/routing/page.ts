import type { Page } from '@sufra/shared/contracts/wire'

export interface PageRequest {
  'PaginatedRequest.PageNumber': number
  'PaginatedRequest.PageSize': number
}

export interface PageSlice {
  limit: number
  offset: number
}

export const sliceOf = (query: PageRequest): PageSlice => {
  const limit = query['PaginatedRequest.PageSize']
  return { limit, offset: (query['PaginatedRequest.PageNumber'] - 1) * limit }
}

/** Returns the specification's list envelope for one page of rows. */
export const pageAnswer = <Row>(
  query: PageRequest,
  { rows, totalCount }: { rows: Row[]; totalCount: number },
): Page<Row> => {
  const currentPage = query['PaginatedRequest.PageNumber']
  const pageSize = query['PaginatedRequest.PageSize']
  const totalPages = Math.ceil(totalCount / pageSize)
  return {
    data: rows,
    currentPage,
    totalPages,
    totalCount,
    pageSize,
    hasNextPage: currentPage < totalPages,
    hasPreviousPage: currentPage > 1 && totalPages > 0,
  }
}
