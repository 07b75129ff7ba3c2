import type { Job } from '@sufra/shared/contracts/job'
import { useTranslation } from 'react-i18next'

const KINDS = [
  'deliver-mail',
  'give-up-late-mails',
  'delete-old-mails',
  'delete-old-codes',
  'delete-old-sessions',
  'delete-old-login-failures',
  'delete-old-idempotency-keys',
  'delete-old-live-events',
  'delete-old-release-health',
  'delete-old-jobs',
  'delete-unused-images',
  'delete-abandoned-accounts',
] as const

/** Returns the name of a job: its kind as a text (an unknown one by its code name), with and without its number. */
export const useJobWords = () => {
  const { t } = useTranslation('background-work')
  const kindOf = ({ kind }: Job): string => {
    const known = KINDS.find(each => each === kind)
    return known ? t(`kind.${known}`) : kind
  }
  const nameOf = (job: Job): string => t('name', { kind: kindOf(job), number: String(job.id) })
  return { kindOf, nameOf }
}
