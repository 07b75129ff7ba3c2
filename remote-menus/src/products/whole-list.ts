/** The query of a list that is short enough to be asked for whole. */
export const WHOLE_LIST = {
  'PaginatedRequest.PageNumber': 1,
  'PaginatedRequest.PageSize': 1000,
} as const
