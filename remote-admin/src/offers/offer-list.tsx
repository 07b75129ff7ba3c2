import { Link } from '@sufra/shared/router'
import { Button, EmptyState, Flex, LinkButton, PageHead, SearchInput } from '@sufra/shared/ui'
import {
  ColumnMenu,
  DataTable,
  ExportButton,
  NoMatch,
  ToolbarEnd,
  useRowsInPage,
  useSearchText,
  useTableView,
} from '@sufra/shared/ui/data'
import type { TableColumn, UrlFilters, useTableUrl } from '@sufra/shared/ui/data'
import type { UseQueryResult } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

export interface OfferListProps<Row> {
  /** names its texts (`admin:packages.title`), its view on this device, and its file */
  kind: 'plans' | 'features' | 'packages' | 'discounts'
  /** Address of the form for a new one. */
  newPath: string
  query: Pick<UseQueryResult, 'isError' | 'isFetching' | 'refetch'>
  columns: readonly TableColumn<Row>[]
  /** Filtered rows; undefined until the first answer. */
  wanted: readonly Row[] | undefined
  url: Pick<ReturnType<typeof useTableUrl<UrlFilters, string>>, 'clear' | 'isFiltered' | 'sort' | 'sortBy'>
  search: string
  onSearch: (search: string) => void
  /** Shown beside the search. */
  filters: ReactNode
  /** Shown before the button for a new one. */
  actions?: ReactNode
  emptyDetail?: string
}

const Add = ({ kind, newPath }: Pick<OfferListProps<unknown>, 'kind' | 'newPath'>) => {
  const { t } = useTranslation()
  return (
    <LinkButton asChild>
      <Link to={newPath}>
        <Plus size={18} strokeWidth={1.75} aria-hidden />
        {t(`admin:${kind}.add`)}
      </Link>
    </LinkButton>
  )
}

type SearchProps = Pick<OfferListProps<unknown>, 'kind' | 'search' | 'onSearch'>

const Search = ({ kind, search, onSearch }: SearchProps) => {
  const { t } = useTranslation()
  const { text, setText } = useSearchText(search, onSearch)
  return (
    <Flex flex={{ base: '0 1 22.5rem', smDown: '1 0 100%' }}>
      <SearchInput label={t(`admin:${kind}.search`)} value={text} onChange={setText} />
    </Flex>
  )
}

/** All there is of one kind that Sufra sells by: some dozens, so that the page has them and searches by itself. */
export const OfferList = <Row extends { id: number }>(props: OfferListProps<Row>) => {
  const { kind, newPath, query, wanted, url, filters, actions, emptyDetail } = props
  const { t } = useTranslation()
  const view = useTableView({ name: kind, columns: props.columns })
  const { rows, ordered } = useRowsInPage({ rows: wanted, columns: view.columns, sort: url.sort })
  const add = <Add kind={kind} newPath={newPath} />
  const title = t(`admin:${kind}.title`)
  const failure = query.isError && {
    title: t(`admin:${kind}.failedTitle`),
    detail: t('admin:plans.failedDetail'),
    onRetry: () => void query.refetch(),
    isRetrying: query.isFetching,
  }
  return (
    <>
      <PageHead
        title={title}
        actions={
          <>
            {actions}
            {add}
          </>
        }
      />
      <Flex gap="2" mb="3.5" wrap="wrap" align="center">
        <Search kind={kind} search={props.search} onSearch={props.onSearch} />
        {filters}
        {url.isFiltered && (
          <Button size="sm" variant="ghost" onClick={url.clear}>
            {t('admin:plans.clear')}
          </Button>
        )}
        <ToolbarEnd>
          <ColumnMenu view={view} />
          <ExportButton
            fileName={kind}
            columns={view.columns}
            rowsForExport={() => ({ rows: [...ordered], isCut: false })}
            isDisabled={!wanted}
          />
        </ToolbarEnd>
      </Flex>
      <DataTable
        caption={title}
        columns={view.columns}
        density={view.density}
        rows={rows}
        rowKey={({ id }) => id}
        sort={url.sort}
        onSort={url.sortBy}
        opens="link"
        empty={
          url.isFiltered ? (
            <NoMatch title={t(`admin:${kind}.noMatch`)} onClear={url.clear} />
          ) : (
            <EmptyState title={t(`admin:${kind}.empty`)} detail={emptyDetail} action={add} />
          )
        }
        failure={failure || null}
      />
    </>
  )
}
