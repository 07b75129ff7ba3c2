import { Button, Flex, SearchInput } from '@sufra/shared/ui'
import { SelectFilter, ToolbarEnd, useSearchText } from '@sufra/shared/ui/data'
import type { MerchantPage } from '@sufra/shared/contracts/merchant'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'
import { CHANNELS } from './channels.ts'
import { MERCHANT_STATUSES } from './merchants-url.ts'
import type { MerchantFilters } from './merchants-url.ts'

interface MerchantToolbarProps {
  filters: MerchantFilters
  /** Options of the filters; undefined until the first answer. */
  choices: Pick<MerchantPage, 'plans' | 'cities'> | undefined
  onChange: (change: Partial<MerchantFilters>) => void
  /** Undefined while no filter is set. */
  onClear: (() => void) | undefined
  /** Actions of the whole list, at the end side. */
  children: ReactNode
}

/** Renders search and filters of the merchants list. */
export const MerchantToolbar = (props: MerchantToolbarProps) => {
  const { filters, choices, onChange, onClear, children } = props
  const { t, i18n } = useTranslation()
  const { text, setText } = useSearchText(filters.search, search => onChange({ search }))
  const plans = choices?.plans ?? []
  const cities = choices?.cities ?? []

  return (
    <Flex gap="2" mb="3.5" wrap="wrap" align="center">
      <Flex flex={{ base: '0 1 22.5rem', smDown: '1 0 100%' }}>
        <SearchInput label={t('admin:merchants.search')} value={text} onChange={setText} />
      </Flex>
      <SelectFilter
        label={t('admin:merchants.status')}
        value={filters.status ?? ''}
        onChange={value => onChange({ status: MERCHANT_STATUSES.find(status => status === value) ?? null })}
        options={MERCHANT_STATUSES.map(value => ({ value, label: t(`admin:status.${value}`) }))}
      />
      <SelectFilter
        label={t('admin:merchants.plan')}
        value={String(filters.planId ?? '')}
        onChange={value => onChange({ planId: Number(value) || null })}
        options={plans.map(({ id, name }) => ({ value: String(id), label: inLanguage(name, i18n.language) }))}
      />
      <SelectFilter
        label={t('admin:merchants.city')}
        value={filters.city}
        onChange={value => onChange({ city: value })}
        options={cities.map(value => ({ value, label: t(`admin:city.${value}`, { defaultValue: value }) }))}
      />
      <SelectFilter
        label={t('admin:merchants.channel')}
        value={String(filters.channelId ?? '')}
        onChange={value => onChange({ channelId: Number(value) || null })}
        options={CHANNELS.map(({ id, key }) => ({
          value: String(id),
          label: t(`admin:merchant.channel.${key}`),
        }))}
      />
      {onClear && (
        <Button size="sm" variant="ghost" onClick={onClear}>
          {t('admin:merchants.clear')}
        </Button>
      )}
      <ToolbarEnd>{children}</ToolbarEnd>
    </Flex>
  )
}
