import { ORDER_STATUS } from '@sufra/shared/contracts/order-codes'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { Button, Flex, SearchInput } from '@sufra/shared/ui'
import { SelectFilter, urlChoice, urlId, useSearchText } from '@sufra/shared/ui/data'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { branchesQuery } from '../orders.queries.ts'
import type { Place } from '../orders.queries.ts'
import { CHANNELS } from '#src/order-display/channels.ts'
import { PAYMENTS, REASONS, countSet } from '../orders-url.ts'
import type { OrderFilters } from '../orders-url.ts'
import { useIsPhone } from '../use-media.ts'
import { AmountFilter } from './amount-filter.tsx'
import { FilterFold } from './filter-fold.tsx'
import { PeriodFilter } from './period-filter.tsx'

interface OrdersToolbarProps {
  filters: OrderFilters
  place: Place
  onChange: (change: Partial<OrderFilters>) => void
  /** Undefined if no filter is set. */
  onClear: (() => void) | undefined
  children: ReactNode
}

const isState = (text: string): text is keyof typeof ORDER_STATUS => Object.hasOwn(ORDER_STATUS, text)

const BranchFilter = ({ filters, place, onChange }: Omit<OrdersToolbarProps, 'onClear' | 'children'>) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { data: branches = [] } = useQuery(branchesQuery(place.accountId))
  if (branches.length < 2 && filters.branch === null) return null
  return (
    <SelectFilter
      label={t('orders:list.branch')}
      value={String(filters.branch ?? '')}
      onChange={text => onChange({ branch: urlId(text) })}
      options={branches.map(({ id, name }) => ({ value: String(id), label: inLanguage(name, language) }))}
    />
  )
}

const StateFilters = ({ filters, onChange }: Pick<OrdersToolbarProps, 'filters' | 'onChange'>) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  return (
    <>
      <SelectFilter
        label={t('orders:list.channel')}
        value={String(filters.channel ?? '')}
        onChange={text => onChange({ channel: urlId(text) })}
        options={CHANNELS.map(({ id, name }) => ({
          value: String(id),
          label: language === 'ar' ? name.ar : name.en,
        }))}
      />
      <SelectFilter
        label={t('orders:list.state')}
        value={filters.state ?? ''}
        onChange={text => onChange({ state: isState(text) ? text : null })}
        options={Object.keys(ORDER_STATUS).map(value => ({ value, label: t(`orders:status.${value}`) }))}
      />
      <SelectFilter
        label={t('orders:list.reason')}
        value={filters.reason ?? ''}
        onChange={text => onChange({ reason: urlChoice(text, REASONS) })}
        options={REASONS.map(value => ({ value, label: t(`orders:reason.${value}`) }))}
      />
      <SelectFilter
        label={t('orders:list.payment')}
        value={filters.payment ?? ''}
        onChange={text => onChange({ payment: urlChoice(text, PAYMENTS) })}
        options={PAYMENTS.map(value => ({ value, label: t(`orders:payment.${value}`) }))}
      />
    </>
  )
}

/** Search, period and filters of the orders list. */
export const OrdersToolbar = ({ filters, place, onChange, onClear, children }: OrdersToolbarProps) => {
  const { t } = useTranslation()
  const isPhone = useIsPhone()
  const { text, setText } = useSearchText(filters.search, search => onChange({ search }))
  return (
    <>
      <Flex gap="2" mb="2" align="center" wrap="wrap">
        <Flex flex={{ base: '1', smDown: '1 0 100%' }}>
          <SearchInput label={t('orders:list.search')} value={text} onChange={setText} />
        </Flex>
        {!isPhone && <PeriodFilter filters={filters} place={place} onChange={onChange} />}
      </Flex>
      <FilterFold count={countSet(filters)} tools={children}>
        {isPhone && <PeriodFilter filters={filters} place={place} onChange={onChange} />}
        <BranchFilter filters={filters} place={place} onChange={onChange} />
        <StateFilters filters={filters} onChange={onChange} />
        <AmountFilter filters={filters} onChange={onChange} />
        {onClear && (
          <Button size="sm" variant="ghost" onClick={onClear}>
            {t('orders:list.clear')}
          </Button>
        )}
      </FilterFold>
    </>
  )
}
