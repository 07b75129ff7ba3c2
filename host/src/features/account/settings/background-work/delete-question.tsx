import type { Job } from '@sufra/shared/contracts/job'
import { ConfirmDialog } from '@sufra/shared/ui/overlays'
import { useTranslation } from 'react-i18next'
import { useJobWords } from './job-words.ts'

interface DeleteQuestionProps {
  /** Null while closed. */
  job: Job | null
  isBusy: boolean
  onConfirm: (job: Job) => void
  onClose: () => void
}

/** Confirms the deletion of a job, which then never runs. */
export const DeleteQuestion = ({ job, isBusy, onConfirm, onClose }: DeleteQuestionProps) => {
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
