import type { Order } from '@sufra/shared/contracts/order'
import { Pill } from '@sufra/shared/ui'
import type { PillFamily } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'

const familyOf = ({ orderStatus, statusFamily }: Order): PillFamily =>
  orderStatus === 'Completed' ? 'active' : statusFamily

/** The order's status in one word. */
export const OrderState = ({ order }: { order: Order }) => {
  const { t } = useTranslation()
  return <Pill family={familyOf(order)}>{t(`orders:status.${order.orderStatus}`)}</Pill>
}
