import type { Feature } from '@sufra/shared/contracts/feature'
import { readLocalized, searchKey } from '@sufra/shared/contracts/text'
import { Link } from '@sufra/shared/router'
import { Button, EmptyState, Flex, LinkButton, PageHead, SearchInput } from '@sufra/shared/ui'
import {
  ColumnMenu,
  DataTable,
  ExportButton,
  NoMatch,
  SelectFilter,
  ToolbarEnd,
  useRowsInPage,
  useSearchText,
  useTableUrl,
  useTableView,
} from '@sufra/shared/ui/data'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DeleteFeatureDialog } from './delete-feature-dialog.tsx'
import { useFeatureColumns } from './feature-columns.tsx'
import { FEATURES_URL, KINDS } from './features-url.ts'
import type { FeatureFilters } from './features-url.ts'
import { allFeaturesQuery } from './features.queries.ts'

const isWanted = ({ key, name, kind }: Feature, filters: FeatureFilters): boolean => {
  const { ar, en } = readLocalized(name)
  const isFound = searchKey(`${key} ${ar} ${en}`).includes(searchKey(filters.search).trim())
  return isFound && (filters.kind === null || filters.kind === kind)
}

const AddFeature = () => {
  const { t } = useTranslation()
  return (
    <LinkButton asChild>
      <Link to="/addfeatures/new">
        <Plus size={18} strokeWidth={1.75} aria-hidden />
        {t('admin:features.add')}
      </Link>
    </LinkButton>
  )
}

const Filters = ({ url }: { url: ReturnType<typeof useTableUrl<FeatureFilters, string>> }) => {
  const { t } = useTranslation()
  const { text, setText } = useSearchText(url.filters.search, search => url.change({ search }))
  return (
    <>
      <Flex flex={{ base: '0 1 22.5rem', smDown: '1 0 100%' }}>
        <SearchInput label={t('admin:features.search')} value={text} onChange={setText} />
      </Flex>
      <SelectFilter
        label={t('admin:features.columnKind')}
        value={url.filters.kind ?? ''}
        onChange={value => url.change({ kind: KINDS.find(kind => kind === value) ?? null })}
        options={KINDS.map(value => ({ value, label: t(`admin:features.kinds.${value}`) }))}
      />
      {url.isFiltered && (
        <Button size="sm" variant="ghost" onClick={url.clear}>
          {t('admin:plans.clear')}
        </Button>
      )}
    </>
  )
}

/** The operator's list: all that plans can grant. */
export const FeatureList = () => {
  const { t } = useTranslation()
  const [leaving, setLeaving] = useState<Feature | null>(null)
  const url = useTableUrl(FEATURES_URL)
  const features = useQuery(allFeaturesQuery)
  const view = useTableView({ name: 'features', columns: useFeatureColumns(setLeaving) })
  const wanted = features.data?.filter(feature => isWanted(feature, url.filters))
  const { rows, ordered } = useRowsInPage({ rows: wanted, columns: view.columns, sort: url.sort })
  return (
    <>
      <PageHead title={t('admin:features.title')} actions={<AddFeature />} />
      <Flex gap="2" mb="3.5" wrap="wrap" align="center">
        <Filters url={url} />
        <ToolbarEnd>
          <ColumnMenu view={view} />
          <ExportButton
            fileName="features"
            columns={view.columns}
            rowsForExport={() => ({ rows: [...ordered], isCut: false })}
          />
        </ToolbarEnd>
      </Flex>
      <DataTable
        caption={t('admin:features.title')}
        columns={view.columns}
        density={view.density}
        rows={rows}
        rowKey={({ id }) => id}
        sort={url.sort}
        onSort={url.sortBy}
        opens="link"
        empty={
          url.isFiltered ? (
            <NoMatch title={t('admin:features.noMatch')} onClear={url.clear} />
          ) : (
            <EmptyState title={t('admin:features.empty')} action={<AddFeature />} />
          )
        }
        failure={
          features.isError
            ? {
                title: t('admin:features.failedTitle'),
                detail: t('admin:plans.failedDetail'),
                onRetry: () => void features.refetch(),
                isRetrying: features.isFetching,
              }
            : null
        }
      />
      <DeleteFeatureDialog feature={leaving} onClose={() => setLeaving(null)} />
    </>
  )
}
