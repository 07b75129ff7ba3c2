import { useTranslation } from 'react-i18next'
import { ListChecks } from 'lucide-react'
import { Button } from '@sufra/shared/ui'
import type { Order } from '@sufra/shared/contracts/order'
import { choose, isAcceptable, useSelection } from './selection.store.ts'

/** In the head of the new orders: begins to choose. One order alone is accepted on its card. */
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
