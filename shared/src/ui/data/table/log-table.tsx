import type { ReactNode } from 'react'
import { EmptyState } from '#src/ui/page/empty-state.tsx'
import { ColumnMenu } from './column-menu.tsx'
import { DataTable } from './data-table.tsx'
import type { DataTableProps } from './data-table.tsx'
import { ExportButton } from './export-button.tsx'
import { NoMatch } from './no-match.tsx'
import type { TableColumn } from './table-column.ts'
import { usePagedRows } from './use-paged-rows.ts'
import type { PagedAnswer, PagedUrl, PagedWords } from './use-paged-rows.ts'
import type { useTableUrl } from './use-table-url.ts'
import { useTableView } from './use-table-view.ts'
import { FETCH_PAGE_SIZE, fetchAllPages } from './fetch-all-pages.ts'
import type { ListPage } from './fetch-all-pages.ts'

export interface LogTableProps<Row> extends Pick<DataTableProps<Row>, 'caption' | 'rowKey' | 'opens'> {
  /** Key of the table in this device's stored choices. */
  name: string
  fileName: string
  columns: readonly TableColumn<Row>[]
  /** Answer for the shown page. */
  answer: PagedAnswer<Row>
  /** Reads any page of the filtered rows, for the export. */
  readPage: (asked: { page: number; pageSize: number }, signal: AbortSignal) => Promise<ListPage<Row>>
  url: PagedUrl & Pick<ReturnType<typeof useTableUrl>, 'isFiltered' | 'clear'>
  words: PagedWords & { noMatch: string; empty: string }
  /** Renders the filters; `end` holds the actions of the whole list. */
  toolbar: (end: ReactNode) => ReactNode
}

/** Renders a long read-only list: filters, choice of columns, export, pages. */
export const LogTable = <Row,>(props: LogTableProps<Row>) => {
  const { name, fileName, columns, answer, readPage, url, words, toolbar, ...table } = props
  const view = useTableView({ name, columns })
  const list = usePagedRows(answer, url, words)
  return (
    <>
      {toolbar(
        <>
          <ColumnMenu view={view} />
          <ExportButton
            fileName={fileName}
            columns={view.columns}
            rowsForExport={options =>
              fetchAllPages((page, signal) => readPage({ page, pageSize: FETCH_PAGE_SIZE }, signal), options)
            }
          />
        </>,
      )}
      <DataTable
        {...table}
        {...list}
        columns={view.columns}
        density={view.density}
        empty={
          url.isFiltered ? (
            <NoMatch title={words.noMatch} onClear={url.clear} />
          ) : (
            <EmptyState drawing="search" title={words.empty} />
          )
        }
      />
    </>
  )
}
