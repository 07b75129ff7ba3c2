import type { TicketState } from '@sufra/shared/contracts/ticket-rules'
import { useIsOperator } from '@sufra/shared/session'
import { Pill } from '@sufra/shared/ui'
import type { PillFamily } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'

const OURS: Record<TicketState, PillFamily> = {
  Open: 'pending',
  WaitingForUs: 'pending',
  WaitingForMerchant: 'neutral',
  Resolved: 'active',
  Closed: 'neutral',
}
const THEIRS: Record<TicketState, PillFamily> = {
  ...OURS,
  WaitingForUs: 'neutral',
  WaitingForMerchant: 'pending',
}

/** State of a conversation from the reader's view: purple when it waits for them. */
export const StatePill = ({ state }: { state: TicketState }) => {
  const { t } = useTranslation('support')
  const isOperator = useIsOperator()
  return (
    <Pill family={(isOperator ? OURS : THEIRS)[state]}>
      {t(`state.${isOperator ? 'operator' : 'merchant'}.${state}`)}
    </Pill>
  )
}
