import { ApiError } from '@sufra/shared/api'
import { useFailureTexts } from '@sufra/shared/failures'
import { useFormat } from '@sufra/shared/i18n'
import { useTranslation } from 'react-i18next'

const TOLD = [
  'forbidden_branch',
  'illegal_transition',
  'account_suspended',
  'not_found',
  'network_error',
] as const

interface Opened {
  openedBy: string
  openedAt: string
}

const isOpened = (current: unknown): current is Opened =>
  typeof current === 'object' && current !== null && 'openedBy' in current && 'openedAt' in current

/** Returns the text of a failed shift action. If two users open a shift at once, the second sees who opened it. */
export const useShiftFailure = () => {
  const { t } = useTranslation()
  const format = useFormat()
  const say = useFailureTexts({
    told: TOLD,
    say: (key, values) => t(`orders:shift.failed.${key}`, values ?? {}),
  })
  return (error: unknown): string => {
    const current = error instanceof ApiError ? error.problem?.current : undefined
    if (!isOpened(current)) return say(error)
    return t('orders:shift.failed.open', { name: current.openedBy, time: format.time(current.openedAt) })
  }
}
