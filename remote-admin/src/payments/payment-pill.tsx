import type { PaymentRow } from '@sufra/shared/contracts/payment'
import { Pill } from '@sufra/shared/ui'
import type { PillFamily } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'

const FAMILY: Record<PaymentRow['state'], PillFamily> = {
  Created: 'neutral',
  Redirected: 'neutral',
  Pending: 'pending',
  OnHold: 'pending',
  Declined: 'disabled',
  Error: 'disabled',
  Cancelled: 'neutral',
  Expired: 'neutral',
  Authorised: 'active',
  Voided: 'neutral',
  Refunded: 'neutral',
}

/** Renders the state of a payment. */
export const PaymentPill = ({ state }: Pick<PaymentRow, 'state'>) => {
  const { t } = useTranslation()
  return <Pill family={FAMILY[state]}>{t(`admin:payments.state.${state}`)}</Pill>
}
