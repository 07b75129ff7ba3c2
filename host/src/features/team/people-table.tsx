import type { TeamPage } from '@sufra/shared/contracts/user'
import { EmptyState } from '@sufra/shared/ui'
import { DataTable, Pagination } from '@sufra/shared/ui/data'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePeopleColumns } from './people-columns.tsx'
import { isFiltered } from './people-filters.ts'
import type { PeopleFilters } from './people-filters.ts'
import type { PersonRequest } from './person-menu.tsx'
import type { Audience } from './team.queries.ts'

interface PeopleTableProps {
  audience: Audience
  filters: PeopleFilters
  /** Undefined until the first answer. */
  people: TeamPage | undefined
  isRefreshing: boolean
  onChange: (change: Partial<PeopleFilters>) => void
  onRequest: (request: PersonRequest) => void
  /** The one button of an empty list. */
  emptyAction: ReactNode
}

/** The list itself, with its pages. */
export const PeopleTable = (props: PeopleTableProps) => {
  const { audience, filters, people, isRefreshing, onChange, onRequest, emptyAction } = props
  const { t } = useTranslation('team')
  const columns = usePeopleColumns({ audience, onRequest })
  const empty = isFiltered(filters) ? (
    <EmptyState drawing="search" title={t('people.emptyFiltered')} />
  ) : (
    <EmptyState title={t('people.empty')} detail={t('people.emptyDetail')} action={emptyAction} />
  )
  return (
    <DataTable
      caption={t('people.caption')}
      columns={columns}
      rows={people?.data ?? []}
      rowKey={person => person.id}
      isWide
      isLoading={!people}
      isRefreshing={isRefreshing}
      empty={empty}
      footer={
        people && (
          <Pagination
            label={t('people.pages')}
            page={people.currentPage}
            totalPages={people.totalPages}
            totalCount={people.totalCount}
            pageSize={people.pageSize}
            onChange={page => onChange({ page })}
          />
        )
      }
    />
  )
}
