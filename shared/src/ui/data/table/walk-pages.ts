/** One page of a list, in the form of the API (specification#wire). */
export interface ListPage<Row> {
  data: readonly Row[]
  totalPages: number
  totalCount: number
}

export interface WalkOptions {
  signal: AbortSignal
  onProgress?: (done: number, total: number) => void
}

export interface Walked<Row> {
  rows: readonly Row[]
  /** True if there were more rows than the limit. */
  isCut: boolean
}

export const WALK_PAGE_SIZE = 200
/** Row limit: an export is for people, and a page holds all of its rows at once. */
export const WALK_CAP = 10_000

/**
 * Reads a list page by page, up to 10,000 rows: `walkPages(page => api.get(…, { query: { …,
 * 'PaginatedRequest.PageNumber': page, 'PaginatedRequest.PageSize': WALK_PAGE_SIZE } }), options)`. Rejects with the
 * `ApiError` of a failed page, and when `signal` aborts.
 */
export const walkPages = async <Row>(
  readPage: (page: number, signal: AbortSignal) => Promise<ListPage<Row>>,
  { signal, onProgress }: WalkOptions,
): Promise<Walked<Row>> => {
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
