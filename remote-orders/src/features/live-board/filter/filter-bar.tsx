import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ListFilter } from 'lucide-react'
import { Banner, Box, Button } from '@sufra/shared/ui'
import type { Order } from '@sufra/shared/contracts/order'
import { branchesQuery } from '#src/branches/branches.queries.ts'
import { CHANNELS } from '#src/order-display/channels.ts'
import { EVERYTHING, isFiltering } from './board-filter.ts'
import type { BoardFilter } from './board-filter.ts'
import type { FilteredOrders } from './use-board-filter.ts'

/** Returns the names of the selected branches and platforms. Branch names that no order contains are fetched. */
const useFilterNames = ({ branchIds, channels }: BoardFilter, orders: readonly Order[]): string[] => {
  const { language } = useLanguage()
  const known = new Map(orders.map(({ branchId, branchName }) => [branchId, branchName]))
  const isUnknown = branchIds.some(id => !known.has(id))
  const { data: branches = [] } = useQuery({ ...branchesQuery, enabled: isUnknown })
  for (const { id, name } of branches) known.set(id, name)
  const platforms = CHANNELS.filter(({ key }) => channels.includes(key))
  return [
    ...branchIds.flatMap(id => known.get(id) ?? []).map(name => inLanguage(name, language)),
    ...platforms.map(({ name }) => (language === 'ar' ? name.ar : name.en)),
  ]
}

interface FilterBarProps {
  filtered: FilteredOrders
  /** all orders, hidden or not */
  orders: readonly Order[]
}

const Hidden = ({ hidden }: Pick<FilteredOrders, 'hidden'>) => {
  const { t } = useTranslation()
  const waiting = hidden.filter(({ orderStatus }) => orderStatus === 'New').length
  if (hidden.length === 0) return t('orders:filter.noneHidden')
  return (
    <>
      {t('orders:filter.hidden', { count: hidden.length })}
      {waiting > 0 && <b>{` ${t('orders:filter.hiddenNew', { count: waiting })}`}</b>}
    </>
  )
}

/** Bar with the number of hidden orders and a button that shows all. */
export const FilterBar = ({ filtered, orders }: FilterBarProps) => {
  const { t } = useTranslation()
  const { filter, hidden, change } = filtered
  const names = useFilterNames(filter, orders)
  if (!isFiltering(filter)) return null
  const isWaiting = hidden.some(({ orderStatus }) => orderStatus === 'New')
  return (
    <Box mb="4">
      <Banner
        tone={isWaiting ? 'pending' : 'neutral'}
        icon={<ListFilter size={18} aria-hidden />}
        action={
          <Button size="sm" minH="touch" variant="outline" onClick={() => change(EVERYTHING)}>
            {t('orders:filter.showAll')}
          </Button>
        }
      >
        <bdi>{names.join(' · ')}</bdi>
        {names.length > 0 && ': '}
        <Hidden hidden={hidden} />
      </Banner>
    </Box>
  )
}
