import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ListFilter } from 'lucide-react'
import { Button, CountBadge, lazyPart } from '@sufra/shared/ui'
import type { Order } from '@sufra/shared/contracts/order'
import type { FilteredOrders } from './use-board-filter.ts'

const panel = lazyPart({
  load: () =>
    import(/* webpackChunkName: "board-filter" */ './filter-panel.tsx').then(
      ({ FilterPanel }) => FilterPanel,
    ),
})

interface FilterButtonProps {
  filtered: FilteredOrders
  orders: readonly Order[]
}

/** Opens the filter of branches and platforms; shows the number of selected values. */
export const FilterButton = ({ filtered, orders }: FilterButtonProps) => {
  const { t } = useTranslation()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = useCallback(() => setAnchor(null), [])
  const { branchIds, channels } = filtered.filter
  const chosen = branchIds.length + channels.length
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        icon={<ListFilter size={16} aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(known => (known ? null : currentTarget))}
      >
        {t('orders:filter.button')}
        {chosen > 0 && <CountBadge tone="quiet" value={chosen} />}
      </Button>
      {anchor && <panel.Part anchor={anchor} filtered={filtered} orders={orders} onClose={close} />}
    </>
  )
}
