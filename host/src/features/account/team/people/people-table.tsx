import type { TeamMember, TeamPage } from '@sufra/shared/contracts/user'
import { EmptyState } from '@sufra/shared/ui'
import { DataTable, NoMatch } from '@sufra/shared/ui/data'
import type { DataTableProps, useTableUrl } from '@sufra/shared/ui/data'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PeopleFilters } from '../people-url.ts'

type Passed = 'columns' | 'density' | 'failure' | 'isRefreshing' | 'selection' | 'bar'

interface PeopleTableProps extends Pick<DataTableProps<TeamMember>, Passed> {
  /** Undefined until the first answer. */
  people: TeamPage | undefined
  url: Pick<ReturnType<typeof useTableUrl<PeopleFilters>>, 'isFiltered' | 'clear' | 'goTo' | 'resize'>
  /** The one button of an empty list. */
  emptyAction: ReactNode
}

/** The list itself, with its pages. */
export const PeopleTable = ({ people, url, emptyAction, ...table }: PeopleTableProps) => {
  const { t } = useTranslation('team')
  return (
    <DataTable
      {...table}
      caption={t('people.caption')}
      rows={people?.data}
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
      pages={
        people && {
          label: t('people.pages'),
          page: people.currentPage,
          totalPages: people.totalPages,
          totalCount: people.totalCount,
          pageSize: people.pageSize,
          onChange: url.goTo,
          onResize: url.resize,
        }
      }
    />
  )
}
