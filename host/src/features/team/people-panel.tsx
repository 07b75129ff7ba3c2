import { useSearchParams } from '@sufra/shared/router'
import { ErrorState } from '@sufra/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { readFilters, writeFilters } from './people-filters.ts'
import type { PeopleFilters } from './people-filters.ts'
import { PeopleTable } from './people-table.tsx'
import { PeopleToolbar } from './people-toolbar.tsx'
import { usePersonAction } from './person-actions.queries.ts'
import { PersonDialogs } from './person-dialogs.tsx'
import type { PersonRequest } from './person-menu.tsx'
import { peopleQuery } from './team.queries.ts'
import type { Audience } from './team.queries.ts'

interface PeoplePanelProps {
  audience: Audience
  emptyAction: ReactNode
}

/** People with search, filters and pages in the address, and what can be done with each. */
export const PeoplePanel = ({ audience, emptyAction }: PeoplePanelProps) => {
  const { t } = useTranslation('team')
  const [params, setParams] = useSearchParams()
  const filters = readFilters(params)
  const people = useQuery(peopleQuery(audience, filters))
  const { mutate } = usePersonAction()
  const [asked, setAsked] = useState<PersonRequest | null>(null)

  // A search that is being typed must not fill the browser's history.
  const change = (changed: Partial<PeopleFilters>) =>
    setParams(current => writeFilters(current, changed), { replace: 'search' in changed })

  const handleRequest = (request: PersonRequest) => {
    const { kind, person } = request
    if (kind === 'resend' || kind === 'restore') mutate({ action: kind, person })
    else setAsked(request)
  }

  if (people.isError && !people.data)
    return (
      <ErrorState
        title={t('people.failedTitle')}
        detail={t('people.failedDetail')}
        retryLabel={t('retry')}
        onRetry={() => void people.refetch()}
        isRetrying={people.isFetching}
      />
    )
  return (
    <>
      <PeopleToolbar audience={audience} filters={filters} onChange={change} />
      <PeopleTable
        audience={audience}
        filters={filters}
        people={people.data}
        isRefreshing={people.isPlaceholderData}
        onChange={change}
        onRequest={handleRequest}
        emptyAction={emptyAction}
      />
      <PersonDialogs audience={audience} request={asked} onClose={() => setAsked(null)} />
    </>
  )
}
