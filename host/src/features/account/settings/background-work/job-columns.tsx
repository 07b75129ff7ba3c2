import type { Job } from '@sufra/shared/contracts/job'
import { useFormat } from '@sufra/shared/i18n'
import type { TableColumn } from '@sufra/shared/ui/data'
import { useTranslation } from 'react-i18next'
import type { JobRequest } from './job-actions.queries.ts'
import { CreatedCell, KindCell, NextTryCell, OneLine, ReasonCell, StateCell } from './job-cells.tsx'
import { JobMenu } from './job-menu.tsx'

interface JobColumns {
  now: number
  onRequest: (request: JobRequest) => void
}

/** Returns the columns: kind, state, attempts, last and next try, error. */
export const useJobColumns = ({ now, onRequest }: JobColumns): TableColumn<Job>[] => {
  const { t } = useTranslation('background-work')
  const format = useFormat()
  return [
    { id: 'kind', header: t('columns.kind'), render: job => <KindCell job={job} /> },
    { id: 'state', header: t('columns.state'), render: job => <StateCell job={job} /> },
    {
      id: 'attempts',
      header: t('columns.attempts'),
      render: ({ attempts, maxAttempts }) => (
        <OneLine>
          {t('attempts', { done: format.number(attempts), most: format.number(maxAttempts) })}
        </OneLine>
      ),
    },
    { id: 'created', header: t('columns.created'), render: job => <CreatedCell job={job} now={now} /> },
    { id: 'nextTry', header: t('columns.nextTry'), render: job => <NextTryCell job={job} now={now} /> },
    { id: 'reason', header: t('columns.reason'), render: job => <ReasonCell job={job} /> },
    {
      id: 'actions',
      header: t('columns.actions'),
      align: 'end',
      isAction: true,
      render: job => <JobMenu job={job} onRequest={onRequest} />,
    },
  ]
}
