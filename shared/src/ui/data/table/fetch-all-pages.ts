/** One page of a list, in the form of the API (specification#wire). */
export interface ListPage<Row> {
  data: readonly Row[]
  totalPages: number
  totalCount: number
}

export interface FetchPagesOptions {
  signal: AbortSignal
  onProgress?: (done: number, total: number) => void
}

export interface FetchedPages<Row> {
  rows: readonly Row[]
  /** True if there were more rows than the limit. */
  isCut: boolean
}

export const FETCH_PAGE_SIZE = 200
/** Row limit: an export is for people, and a page holds all of its rows at once. */
export const WALK_CAP = 10_000

/**
 * Reads a list page by page, up to 10,000 rows: `fetchAllPages(page => api.get(…, { query: { …,
 * 'PaginatedRequest.PageNumber': page, 'PaginatedRequest.PageSize': FETCH_PAGE_SIZE } }), options)`. Rejects with the
 * `ApiError` of a failed page, and when `signal` aborts.
 */
export const fetchAllPages = async <Row>(
  readPage: (page: number, signal: AbortSignal) => Promise<ListPage<Row>>,
  { signal, onProgress }: FetchPagesOptions,
): Promise<FetchedPages<Row>> => {
  const rows: Row[] = []
  for (let page = 1, last = 1; page <= last; page += 1) {
    signal.throwIfAborted()
    const answer = await readPage(page, signal)
    rows.push(...answer.data)
    last = answer.totalPages
    onProgress?.(Math.min(rows.length, answer.totalCount), Math.min(answer.totalCount, WALK_CAP))
    if (rows.length >= WALK_CAP) return { rows: rows.slice(0, WALK_CAP), isCut: answer.totalCount > WALK_CAP }
  }
  return { rows, isCut: false }
}
