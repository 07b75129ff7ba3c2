/** One page of a list, as the server answers it (specification#wire). */
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
  /** There were more rows than may be walked. */
  isCut: boolean
}

export const WALK_PAGE_SIZE = 200
/** So many rows at most: an export is for people, and a page holds them all at once. */
export const WALK_CAP = 10_000

/**
 * Reads a list from its first page to its last, one after the other, up to 10,000 rows:
 * `walkPages(page => api.get(…, { query: { …, 'PaginatedRequest.PageNumber': page, 'PaginatedRequest.PageSize': WALK_PAGE_SIZE } }), options)`.
 * Rejects with the `ApiError` of a page that did not come, and when `signal` is aborted.
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
