import type { Branch } from '@sufra/shared/contracts/merchant'
import { Pill } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { BRANCH_FAMILY } from '#src/merchant/branch-state.ts'
import { useWhen } from '../when.ts'

/** State of a branch and its end. */
export const StatePill = ({ branch }: { branch: Branch }) => {
  const { t } = useTranslation('branches')
  const when = useWhen()
  const { state, stateUntil, busyMinutes } = branch
  const until = stateUntil ? when(stateUntil) : ''
  const text =
    state === 'Open' || state === 'Disabled'
      ? t(`host:branchState.${state}`)
      : t(`pill.${state}${stateUntil ? '' : 'Open'}`, { until, minutes: busyMinutes ?? 0 })
  return <Pill family={BRANCH_FAMILY[state]}>{text}</Pill>
}
