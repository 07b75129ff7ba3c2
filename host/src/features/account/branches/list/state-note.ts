import type { BranchOverview } from '@sufra/shared/contracts/branch'
import { PAUSE_REASONS } from '@sufra/shared/contracts/state-choices'
import { useFormat } from '@sufra/shared/i18n'
import { useTranslation } from 'react-i18next'

const MINUTE = 60_000
const SYSTEM_REASONS = ['ManyOrders', 'MissedOrders', 'PlanExpired', 'AccountClosing'] as const
const REASONS = [...PAUSE_REASONS, ...SYSTEM_REASONS]

/** A stored reason in words; nothing for one that this version does not know. */
export const useReasonText = () => {
  const { t } = useTranslation('branches')
  return (reason: string | null): string => {
    const known = REASONS.find(each => each === reason)
    return known ? t(`reasons.${known}`) : ''
  }
}

/** What stands behind the hours of a branch: when it closes, or why it stands still and who did that. */
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
