import { api } from '@sufra/shared/api'
import { FETCH_PAGE_SIZE, fetchAllPages } from '@sufra/shared/ui/data'
import { useEffect, useMemo } from 'react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ChevronDown } from 'lucide-react'
import { EmptyState, chakra } from '@sufra/shared/ui'
import { useRemembered } from '@sufra/shared/ui/board'
import { useLanguage } from '@sufra/shared/i18n'
import type { Order } from '@sufra/shared/contracts/order'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useMisclickGuard } from '../lanes/use-misclick-guard.ts'
import { deadlineOf } from '../actions/order-deadline.ts'
import { ToggleChips } from '../toggle-chips.tsx'
import { KitchenCard } from './kitchen-card.tsx'
import { stationLines, readChosen, stillChosen } from './stations.ts'
import type { Stations } from './stations.ts'
import { followTicks, keepTicksOf } from './ticks.store.ts'

const pageOf = (page: number) => ({
  'PaginatedRequest.PageNumber': page,
  'PaginatedRequest.PageSize': FETCH_PAGE_SIZE,
})

const readCategories = async (signal: AbortSignal) => {
  const read = (page: number) => api.get('/api/Category/Get', { query: pageOf(page), signal })
  const { rows } = await fetchAllPages(read, { signal })
  return rows.map(({ id, name, parentId }) => ({ id, name, parentId }))
}

const readCategoryOf = async (brandId: number, signal: AbortSignal) => {
  const read = (page: number) =>
    api.get('/api/Product/Get', { query: { ...pageOf(page), ServiceProviderId: brandId }, signal })
  const { rows } = await fetchAllPages(read, { signal })
  return rows.map(({ id, categoryId }) => [id, categoryId] as const)
}

/** Query of the categories and of each product's category for these brands. */
const stationsQuery = (brandIds: readonly number[]) =>
  queryOptions({
    queryKey: ['kitchen-stations', ...brandIds],
    queryFn: async ({ signal }): Promise<Stations> => {
      const categories = await readCategories(signal)
      const products = await Promise.all(brandIds.map(id => readCategoryOf(id, signal)))
      return { categories, categoryOf: Object.fromEntries(products.flat()) }
    },
    // Keeps the previous data visible when the first order of another brand arrives.
    placeholderData: known => known,
  })

const Root = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    '& > details': {
      bg: 'surface',
      borderWidth: '1px',
      borderColor: 'line',
      borderRadius: 'card',
      px: '3.5',
    },
    '& > details > summary': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minH: 'touch',
      fontWeight: 'medium',
      cursor: 'pointer',
      listStyle: 'none',
      '& > span': { flex: 1, minW: '0' },
      '& > svg': { flexShrink: 0, transition: 'transform {durations.press}' },
    },
    '& > details[open] > summary > svg': { transform: 'rotate(180deg)' },
    '& > details > fieldset': { pb: '3.5' },
    '& > div': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
      alignItems: 'start',
      gap: '4',
      position: 'relative',
    },
  },
})

const isCooking = ({ orderStatus }: Order) => orderStatus === 'Accepted' || orderStatus === 'Preparing'

const useStations = (orders: readonly Order[]) => {
  const brandIds = [...new Set(orders.map(({ serviceProviderId }) => serviceProviderId))].toSorted(
    (one, other) => one - other,
  )
  return useQuery(stationsQuery(brandIds)).data
}

interface StationChoiceProps {
  stations: Stations | undefined
  chosen: readonly number[]
  onChange: (chosen: number[]) => void
}

const StationChoice = ({ stations, chosen, onChange }: StationChoiceProps) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const choices = (stations?.categories ?? []).map(({ id, name }) => ({
    value: id,
    label: inLanguage(name, language),
  }))
  const names = choices.filter(({ value }) => chosen.includes(value)).map(({ label }) => label)
  return (
    <details>
      <summary>
        <span>
          {names.length === 0
            ? t('orders:kitchen.all')
            : t('orders:kitchen.here', { names: names.join(' · ') })}
        </span>
        <ChevronDown size={18} aria-hidden />
      </summary>
      <ToggleChips
        label={t('orders:kitchen.stations')}
        values={chosen}
        onChange={onChange}
        options={choices}
      />
    </details>
  )
}

interface CardsProps {
  cards: readonly Order[]
  chosen: readonly number[]
  stations: Stations | undefined
}

const Cards = ({ cards, chosen, stations }: CardsProps) => {
  const { t } = useTranslation()
  const list = useMisclickGuard<HTMLDivElement>(cards)
  return (
    <div ref={list} role="region" aria-label={t('orders:lane.preparing')} data-lane tabIndex={-1}>
      {cards.map(order => (
        <KitchenCard key={order.id} order={order} chosen={chosen} stations={stations} />
      ))}
    </div>
  )
}

interface KitchenProps {
  /** orders that pass this device's filter */
  orders: readonly Order[]
  /** all orders */
  known: readonly Order[]
}

/** Orders with dishes for this device's station, most urgent first. */
export const Kitchen = ({ orders, known }: KitchenProps) => {
  const { t } = useTranslation()
  const [remembered, remember] = useRemembered('live-orders.stations')
  const stations = useStations(orders)
  const chosen = useMemo(() => stillChosen(readChosen(remembered), stations), [remembered, stations])
  const cards = useMemo(
    () =>
      orders
        .filter(isCooking)
        .toSorted((one, other) => deadlineOf(one) - deadlineOf(other) || one.id - other.id)
        .filter(order => stationLines(order, chosen, stations).length > 0),
    [orders, chosen, stations],
  )
  useEffect(followTicks, [])
  useEffect(() => keepTicksOf(known), [known])
  return (
    <Root>
      <StationChoice
        stations={stations}
        chosen={chosen}
        onChange={next => remember(next.length > 0 ? next.join(',') : null)}
      />
      {cards.length === 0 ? (
        <EmptyState drawing="plate" title={t('orders:empty.preparing')} detail={t('orders:kitchen.empty')} />
      ) : (
        <Cards cards={cards} chosen={chosen} stations={stations} />
      )}
    </Root>
  )
}
