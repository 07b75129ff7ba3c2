import type { TeamMember } from '@sufra/shared/contracts/user'
import { useIsImpersonating } from '@sufra/shared/session'
import {
  ColumnMenu,
  ExportButton,
  FETCH_PAGE_SIZE,
  useSelection,
  useTableUrl,
  useTableView,
  fetchAllPages,
} from '@sufra/shared/ui/data'
import type { FetchPagesOptions } from '@sufra/shared/ui/data'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useOpened } from '#src/dialog-state/use-opened.ts'
import { PeopleBulk, useCanSelect } from './people-bulk.tsx'
import { usePeopleColumns } from './people-columns.tsx'
import { PeopleTable } from './people-table.tsx'
import { PeopleToolbar } from './people-toolbar.tsx'
import { PEOPLE_URL } from '../people-url.ts'
import { usePersonAction } from '../person/person-actions.queries.ts'
import { PersonDialogs } from '../person/person-dialogs.tsx'
import type { PersonRequest } from '../person/person-menu.tsx'
import { peopleQuery, readPeople } from '../team.queries.ts'
import type { TeamScope } from '../team.queries.ts'

interface PeoplePanelProps {
  audience: TeamScope
  emptyAction: ReactNode
}

const NOBODY: TeamMember[] = []

/** People with search, filters and pages in the address, and actions on one and on several. */
export const PeoplePanel = ({ audience, emptyAction }: PeoplePanelProps) => {
  const url = useTableUrl(PEOPLE_URL)
  const { filters } = url
  const isImpersonating = useIsImpersonating()
  const people = useQuery(peopleQuery(audience, url))
  const { mutate } = usePersonAction()
  const { opened: asked, open: setAsked, close } = useOpened<PersonRequest>()
  const handleRequest = (request: PersonRequest) => {
    const { kind, person } = request
    if (kind === 'resend' || kind === 'restore') mutate({ action: kind, person })
    else setAsked(request)
  }
  const view = useTableView({
    name: audience === 'team' ? 'people' : 'everybody',
    columns: usePeopleColumns({ audience, onRequest: handleRequest }),
  })
  const selection = useSelection({
    rows: people.data?.data ?? NOBODY,
    rowKey: ({ id }) => id,
    totalCount: people.data?.totalCount ?? 0,
    listKey: url.listKey,
    canSelect: useCanSelect(),
  })
  const readAll = (options: FetchPagesOptions) =>
    fetchAllPages(
      (page, signal) => readPeople(audience, { filters, page, pageSize: FETCH_PAGE_SIZE }, signal),
      options,
    )
  return (
    <>
      <PeopleToolbar
        audience={audience}
        filters={filters}
        onChange={url.change}
        onClear={url.isFiltered ? url.clear : undefined}
      >
        <ColumnMenu view={view} />
        <ExportButton fileName="team" columns={view.columns} rowsForExport={readAll} />
      </PeopleToolbar>
      <PeopleTable
        answer={people}
        url={url}
        columns={view.columns}
        density={view.density}
        selection={isImpersonating ? undefined : selection}
        bar={
          <PeopleBulk
            selection={selection}
            readAll={async () => (await readAll({ signal: new AbortController().signal })).rows}
          />
        }
        emptyAction={emptyAction}
      />
      <PersonDialogs audience={audience} request={asked} onClose={close} />
    </>
  )
}
