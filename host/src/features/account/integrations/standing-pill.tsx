import { Pill } from '@sufra/shared/ui'
import type { PillFamily } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import type { ChannelState } from './channel-state.ts'

const FAMILY: Record<ChannelState, PillFamily> = {
  working: 'active',
  failing: 'disabled',
  ended: 'disabled',
  paused: 'pending',
  closed: 'neutral',
  requested: 'pending',
  declined: 'disabled',
  none: 'neutral',
}

export const StandingPill = ({ standing }: { standing: ChannelState }) => {
  const { t } = useTranslation('integrations')
  return <Pill family={FAMILY[standing]}>{t(`standing.${standing}`)}</Pill>
}
