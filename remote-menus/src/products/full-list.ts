/** Paging parameters for a list that is short enough for one request. */
export const FULL_LIST = {
  'PaginatedRequest.PageNumber': 1,
  'PaginatedRequest.PageSize': 1000,
} as const
