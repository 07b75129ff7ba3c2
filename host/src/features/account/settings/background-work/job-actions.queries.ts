import { api } from '@sufra/shared/api'
import type { Job } from '@sufra/shared/contracts/job'
import { useFailureTexts } from '@sufra/shared/failures'
import { toast } from '@sufra/shared/ui/overlays'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useJobWords } from './job-words.ts'
import { JOBS_KEY } from './jobs.queries.ts'

export interface JobRequest {
  action: 'retry' | 'delete'
  job: Job
}

/** Sends the request only, for one job or for many. */
export const sendJobAction = ({ action, job: { id: Id } }: JobRequest): Promise<unknown> =>
  action === 'retry'
    ? api.put('/api/Job/Retry', { query: { Id }, body: {} })
    : api.delete('/api/Job/Delete', { query: { Id } })

const TOLD = ['illegal_transition', 'not_found', 'network_error'] as const

/** Returns the text for a retry or deletion that failed. */
export const useJobFailure = () => {
  const { t } = useTranslation('background-work')
  return useFailureTexts({ told: TOLD, say: (key, values) => t(`failed.${key}`, values ?? {}) })
}

/**
 * Runs an action, reports its result and refetches the list: a refused press
 * usually means that the list was outdated.
 */
export const useJobAction = () => {
  const { t } = useTranslation('background-work')
  const queryClient = useQueryClient()
  const failureText = useJobFailure()
  const { nameOf } = useJobWords()
  return useMutation({
    mutationFn: sendJobAction,
    onSuccess: (_answer, { action, job }) => {
      toast({ kind: 'success', text: t(`done.${action}`, { name: nameOf(job) }) })
    },
    onError: error => toast({ kind: 'error', text: failureText(error) }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: JOBS_KEY }),
  })
}
