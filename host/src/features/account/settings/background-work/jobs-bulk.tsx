import type { Job } from '@sufra/shared/contracts/job'
import { BulkBar, useBulkWork } from '@sufra/shared/ui/data'
import type { Selection } from '@sufra/shared/ui/data'
import { ConfirmDialog } from '@sufra/shared/ui/overlays'
import { useQueryClient } from '@tanstack/react-query'
import { RotateCcw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sendJobAction, useJobFailure } from './job-actions.queries.ts'
import type { JobRequest } from './job-actions.queries.ts'
import { JOBS_KEY } from './jobs.queries.ts'

interface JobsBulkProps {
  selection: Selection<Job>
  /** Reads the dead letters of all pages. */
  readAll: () => Promise<readonly Job[]>
  /** The list shows only dead letters, so their total number is known. */
  canSelectEverything: boolean
}

/** Retries many dead letters, or deletes them after a confirmation, one request after another. */
export const JobsBulk = ({ selection, readAll, canSelectEverything }: JobsBulkProps) => {
  const { t } = useTranslation('background-work')
  const queryClient = useQueryClient()
  const failureText = useJobFailure()
  const work = useBulkWork<Job>()
  const [isAsked, setIsAsked] = useState(false)

  const run = (action: JobRequest['action']) => {
    setIsAsked(false)
    work.run({
      rows: () => selection.collect(readAll),
      each: job => sendJobAction({ action, job }),
      onEnd: () => {
        selection.clear()
        void queryClient.invalidateQueries({ queryKey: JOBS_KEY })
      },
    })
  }
  return (
    <>
      <BulkBar
        selection={selection}
        actions={[
          {
            id: 'retry',
            label: t('actions.retry'),
            icon: <RotateCcw size={16} aria-hidden />,
            onPress: () => run('retry'),
          },
          {
            id: 'delete',
            label: t('actions.delete'),
            icon: <Trash2 size={16} aria-hidden />,
            isDanger: true,
            onPress: () => setIsAsked(true),
          },
        ]}
        canSelectEverything={canSelectEverything}
        work={work}
        failure={work.firstError === undefined ? undefined : failureText(work.firstError)}
      />
      <ConfirmDialog
        isOpen={isAsked}
        title={t('confirm.titleMany', { count: selection.count })}
        body={t('confirm.body')}
        confirmLabel={t('actions.delete')}
        cancelLabel={t('cancel')}
        onConfirm={() => run('delete')}
        onClose={() => setIsAsked(false)}
        isDanger
      />
    </>
  )
}
