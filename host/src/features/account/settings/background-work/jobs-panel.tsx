import type { Job } from '@sufra/shared/contracts/job'
import { toServerTime } from '@sufra/shared/live'
import { EmptyState, Flex } from '@sufra/shared/ui'
import {
  DataTable,
  NoMatch,
  FETCH_PAGE_SIZE,
  usePagedRows,
  useSelection,
  useTableUrl,
  fetchAllPages,
} from '@sufra/shared/ui/data'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useOpened } from '#src/dialog-state/use-opened.ts'
import { DeleteQuestion } from './delete-question.tsx'
import { useJobAction } from './job-actions.queries.ts'
import type { JobRequest } from './job-actions.queries.ts'
import { useJobColumns } from './job-columns.tsx'
import { useJobWords } from './job-words.ts'
import { JobsBulk } from './jobs-bulk.tsx'
import { JOBS_URL } from './jobs-url.ts'
import { jobsQuery, readJobs } from './jobs.queries.ts'
import { StateFilter } from './state-filter.tsx'

const NOTHING: Job[] = []
const isDead = ({ state }: Job) => state === 'Dead'

const readDead = async (): Promise<readonly Job[]> => {
  const { rows } = await fetchAllPages(
    (page, signal) => readJobs({ filters: { state: 'Dead' }, page, pageSize: FETCH_PAGE_SIZE }, signal),
    { signal: new AbortController().signal },
  )
  return rows
}

/** Waiting, running, failed and dead jobs with their actions. Refreshes by itself. */
export const JobsPanel = () => {
  const { t } = useTranslation('background-work')
  const { nameOf } = useJobWords()
  const url = useTableUrl(JOBS_URL)
  const jobs = useQuery(jobsQuery(url))
  const { opened: asked, open: ask, close: stopAsking } = useOpened<Job>()
  const { mutate, isPending } = useJobAction()
  const handleRequest = (request: JobRequest) =>
    request.action === 'delete' ? ask(request.job) : mutate(request)
  const columns = useJobColumns({ now: toServerTime(jobs.dataUpdatedAt), onRequest: handleRequest })
  const page = jobs.data
  const { state } = url.filters
  const selection = useSelection({
    rows: page?.data ?? NOTHING,
    rowKey: ({ id }) => id,
    totalCount: page?.totalCount ?? 0,
    listKey: url.listKey,
    canSelect: isDead,
  })
  const list = usePagedRows(jobs, url, {
    failed: { title: t('list.failedTitle'), detail: t('list.failedDetail') },
    pages: t('list.pages'),
  })
  return (
    <>
      <Flex gap="2" mb="3.5" wrap="wrap">
        <StateFilter state={state} counts={page?.counts} onChange={next => url.change({ state: next })} />
      </Flex>
      <DataTable
        {...list}
        caption={t('list.caption')}
        columns={columns}
        isWide
        rowKey={({ id }) => id}
        rowLabel={nameOf}
        selection={selection}
        bar={<JobsBulk selection={selection} readAll={readDead} canSelectEverything={state === 'Dead'} />}
        empty={
          url.isFiltered ? (
            <NoMatch title={t('list.emptyFiltered')} onClear={url.clear} />
          ) : (
            <EmptyState drawing="receipt" title={t('list.empty')} detail={t('list.emptyDetail')} />
          )
        }
      />
      <DeleteQuestion
        job={asked}
        isBusy={isPending}
        onConfirm={job => mutate({ action: 'delete', job }, { onSettled: stopAsking })}
        onClose={stopAsking}
      />
    </>
  )
}
