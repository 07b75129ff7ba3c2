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
import { WALK_PAGE_SIZE, walkPages } from './walk-pages.ts'
import type { ListPage } from './walk-pages.ts'

export interface LogTableProps<Row> extends Pick<DataTableProps<Row>, 'caption' | 'rowKey' | 'opens'> {
  /** Names the table among what this device keeps. */
  name: string
  fileName: string
  columns: readonly TableColumn<Row>[]
  /** The page that is shown. */
  answer: PagedAnswer<Row>
  /** Any page of what is filtered, for the file. */
  readPage: (asked: { page: number; pageSize: number }, signal: AbortSignal) => Promise<ListPage<Row>>
  url: PagedUrl & Pick<ReturnType<typeof useTableUrl>, 'isFiltered' | 'clear'>
  words: PagedWords & { noMatch: string; empty: string }
  /** The filters, and beside them what is done with the list as a whole. */
  toolbar: (end: ReactNode) => ReactNode
}

/** A long list that is only read: filters, columns to choose, a file, pages. */
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
              walkPages((page, signal) => readPage({ page, pageSize: WALK_PAGE_SIZE }, signal), options)
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
