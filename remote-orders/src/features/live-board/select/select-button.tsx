import { useTranslation } from 'react-i18next'
import { ListChecks } from 'lucide-react'
import { Button } from '@sufra/shared/ui'
import type { Order } from '@sufra/shared/contracts/order'
import { choose, isAcceptable, useSelection } from './selection.store.ts'

/** Starts the selection mode, in the header of the new orders. A single order is accepted on its card instead. */
export const SelectButton = ({ orders }: { orders: readonly Order[] }) => {
  const { t } = useTranslation()
  const isChoosing = useSelection(({ chosen }) => chosen !== null)
  if (isChoosing || orders.filter(isAcceptable).length < 2) return null
  return (
    <Button
      size="sm"
      variant="ghost"
      data-press="Select"
      icon={<ListChecks size={16} aria-hidden />}
      onClick={() => choose([])}
    >
      {t('orders:select.start')}
    </Button>
  )
}
