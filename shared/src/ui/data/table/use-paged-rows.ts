import type { DataTableProps } from './data-table.tsx'
import { useKnownPages } from './use-known-pages.ts'
import type { useTableUrl } from './use-table-url.ts'

/** Answer for the requested page, in the form of `useQuery`. */
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
  /** Names the list that failed to load. */
  failed: { title: string; detail: string }
  /** Names the pages for screen readers. */
  pages: string
}

type PagedRows<Row> = Pick<DataTableProps<Row>, 'rows' | 'isRefreshing' | 'failure' | 'pages'>

/**
 * Returns the props of `DataTable` for a list that the server pages. Other pages stay reachable if one fails. For a
 * list that is loaded whole, use `useRowsInPage`.
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
