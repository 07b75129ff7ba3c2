import type { BranchOverview } from '@sufra/shared/contracts/branch'
import { PAUSE_REASONS } from '@sufra/shared/contracts/state-choices'
import { useFormat } from '@sufra/shared/i18n'
import { useTranslation } from 'react-i18next'

const MINUTE = 60_000
const SYSTEM_REASONS = ['ManyOrders', 'MissedOrders', 'PlanExpired', 'AccountClosing'] as const
const REASONS = [...PAUSE_REASONS, ...SYSTEM_REASONS]

/** Returns the text of a stored reason; nothing for a reason of a later version. */
export const useReasonText = () => {
  const { t } = useTranslation('branches')
  return (reason: string | null): string => {
    const known = REASONS.find(each => each === reason)
    return known ? t(`reasons.${known}`) : ''
  }
}

/** Returns the note after a branch's hours: its closing time, or the reason and author of its state. */
export const useStateNote = () => {
  const { t } = useTranslation('branches')
  const format = useFormat()
  const reasonText = useReasonText()
  return ({ state, stateUntil, stateReason, stateBy, stateSince }: BranchOverview, now: number): string => {
    if (state === 'Open' && stateUntil)
      return t('today.closesIn', { duration: format.duration(Date.parse(stateUntil) - now) })
    if (state !== 'Paused' && state !== 'Busy') return ''
    const lasts = stateSince ? now - Date.parse(stateSince) : 0
    const since = lasts >= MINUTE ? t('today.since', { duration: format.duration(lasts) }) : ''
    const by = stateBy ? t('today.by', { name: stateBy }) : stateReason ? t('today.byItself') : ''
    return [reasonText(stateReason), by, since].filter(Boolean).join(' · ')
  }
}
