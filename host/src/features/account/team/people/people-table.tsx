import type { TeamMember } from '@sufra/shared/contracts/user'
import { EmptyState } from '@sufra/shared/ui'
import { DataTable, NoMatch, usePagedRows } from '@sufra/shared/ui/data'
import type { DataTableProps, PagedAnswer, useTableUrl } from '@sufra/shared/ui/data'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PeopleFilters } from '../people-url.ts'

type Passed = 'columns' | 'density' | 'selection' | 'bar'

interface PeopleTableProps extends Pick<DataTableProps<TeamMember>, Passed> {
  answer: PagedAnswer<TeamMember>
  url: ReturnType<typeof useTableUrl<PeopleFilters>>
  /** Button of an empty list. */
  emptyAction: ReactNode
}

/** The table of people with its pages. */
export const PeopleTable = ({ answer, url, emptyAction, ...table }: PeopleTableProps) => {
  const { t } = useTranslation('team')
  const list = usePagedRows(answer, url, {
    failed: { title: t('people.failedTitle'), detail: t('people.failedDetail') },
    pages: t('people.pages'),
  })
  return (
    <DataTable
      {...table}
      {...list}
      caption={t('people.caption')}
      rowKey={({ id }) => id}
      rowLabel={({ name }) => name}
      isWide
      empty={
        url.isFiltered ? (
          <NoMatch title={t('people.emptyFiltered')} onClear={url.clear} />
        ) : (
          <EmptyState title={t('people.empty')} detail={t('people.emptyDetail')} action={emptyAction} />
        )
      }
    />
  )
}
