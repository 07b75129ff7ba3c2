import type { DataTableProps } from './data-table.tsx'
import { useKnownPages } from './use-known-pages.ts'
import type { useTableUrl } from './use-table-url.ts'

/** What came for the page that is asked for, as `useQuery` says it. */
export interface PagedAnswer<Row> {
  data: { data: readonly Row[]; totalCount: number } | undefined
  isError: boolean
  isFetching: boolean
  isPlaceholderData: boolean
  refetch: () => unknown
}

export type PagedUrl = Pick<
  ReturnType<typeof useTableUrl>,
  'page' | 'pageSize' | 'listKey' | 'goTo' | 'resize'
>

export interface PagedWords {
  /** What did not load. */
  failed: { title: string; detail: string }
  /** Names the pages for screen readers. */
  pages: string
}

type PagedRows<Row> = Pick<DataTableProps<Row>, 'rows' | 'isRefreshing' | 'failure' | 'pages'>

/**
 * A list that the server gives page by page, as `DataTable` takes it. Where a page does not come the others can still be gone to.
 * For a list that is in the page whole: `useRowsInPage`.
 */
export const usePagedRows = <Row>(
  answer: PagedAnswer<Row>,
  url: PagedUrl,
  words: PagedWords,
): PagedRows<Row> => {
  const { data, isError, isFetching, isPlaceholderData, refetch } = answer
  const pages = useKnownPages(answer, url)
  return {
    rows: data?.data,
    isRefreshing: isPlaceholderData,
    failure: isError ? { ...words.failed, onRetry: () => void refetch(), isRetrying: isFetching } : null,
    pages: pages && { ...pages, label: words.pages, onChange: url.goTo, onResize: url.resize },
  }
}
