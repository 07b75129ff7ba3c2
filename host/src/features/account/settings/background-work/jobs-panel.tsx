import type { Job, JobPage, JobState } from '@sufra/shared/contracts/job'
import { useFormat } from '@sufra/shared/i18n'
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
  SelectFilter,
} from '@sufra/shared/ui/data'
import { ConfirmDialog } from '@sufra/shared/ui/overlays'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useOpened } from '#src/dialog-state/use-opened.ts'
import { useJobAction } from './job-actions.queries.ts'
import type { JobRequest } from './job-actions.queries.ts'
import { useJobColumns } from './job-columns.tsx'
import { useJobWords } from './job-words.ts'
import { JobsBulk } from './jobs-bulk.tsx'
import { JOB_STATES, JOBS_URL } from './jobs-url.ts'
import { jobsQuery, readJobs } from './jobs.queries.ts'

interface StateFilterProps {
  state: JobState | null
  /** Undefined until the first response. */
  counts: JobPage['counts'] | undefined
  onChange: (state: JobState | null) => void
}

/** Filter by state, with the number of jobs in each. */
const StateFilter = ({ state, counts, onChange }: StateFilterProps) => {
  const { t } = useTranslation('background-work')
  const format = useFormat()
  const labelOf = (each: JobState) =>
    counts
      ? t('list.stateCount', { state: t(`state.${each}`), number: format.number(counts[each]) })
      : t(`state.${each}`)
  return (
    <SelectFilter
      label={t('list.state')}
      value={state ?? ''}
      onChange={value => onChange(JOB_STATES.find(each => each === value) ?? null)}
      options={JOB_STATES.map(value => ({ value, label: labelOf(value) }))}
    />
  )
}

interface DeleteQuestionProps {
  /** Null while closed. */
  job: Job | null
  isBusy: boolean
  onConfirm: (job: Job) => void
  onClose: () => void
}

/** Confirms the deletion of a job, which then never runs. */
const DeleteQuestion = ({ job, isBusy, onConfirm, onClose }: DeleteQuestionProps) => {
  const { t } = useTranslation('background-work')
  const { nameOf } = useJobWords()
  return (
    <ConfirmDialog
      isOpen={job !== null}
      title={t('confirm.title', { name: job ? nameOf(job) : '' })}
      body={t('confirm.body')}
      confirmLabel={t('actions.delete')}
      cancelLabel={t('cancel')}
      onConfirm={() => job && onConfirm(job)}
      onClose={onClose}
      isBusy={isBusy}
      isDanger
    />
  )
}

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
