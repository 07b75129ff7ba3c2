import type { Job, JobState } from '@sufra/shared/contracts/job'
import { Menu } from '@sufra/shared/ui/overlays'
import { RotateCcw, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { JobRequest } from './job-actions.queries.ts'
import { useJobWords } from './job-words.ts'

// The server refuses actions on a running job, and a waiting one runs by itself.
const OFFERED: Record<JobState, JobRequest['action'][]> = {
  Waiting: ['delete'],
  Running: [],
  Failed: ['retry', 'delete'],
  Dead: ['retry', 'delete'],
}
const ICONS = {
  retry: <RotateCcw size={16} aria-hidden />,
  delete: <Trash2 size={16} aria-hidden />,
}

interface JobMenuProps {
  job: Job
  onRequest: (request: JobRequest) => void
}

/** Actions on one job. */
export const JobMenu = ({ job, onRequest }: JobMenuProps) => {
  const { t } = useTranslation('background-work')
  const { nameOf } = useJobWords()
  const offered = OFFERED[job.state]
  if (offered.length === 0) return null
  return (
    <Menu
      label={t('actionsFor', { name: nameOf(job) })}
      items={offered.map(action => ({
        id: action,
        label: t(`actions.${action}`),
        icon: ICONS[action],
        isDanger: action === 'delete',
        onSelect: () => onRequest({ action, job }),
      }))}
    />
  )
}
