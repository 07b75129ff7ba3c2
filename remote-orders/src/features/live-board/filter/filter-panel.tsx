import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Stack, Text } from '@sufra/shared/ui'
import { Popover } from '@sufra/shared/ui/overlays'
import { useLanguage } from '@sufra/shared/i18n'
import type { Order } from '@sufra/shared/contracts/order'
import { inLanguage } from '@sufra/shared/contracts/text'
import { branchesQuery } from '#src/branches/branches.queries.ts'
import { CHANNELS } from '#src/order-display/channels.ts'
import { ToggleChips } from '../toggle-chips.tsx'
import type { FilteredOrders } from './use-board-filter.ts'

interface FilterPanelProps {
  anchor: HTMLElement
  filtered: FilteredOrders
  orders: readonly Order[]
  onClose: () => void
}

/** Checkboxes for branches and platforms. */
export const FilterPanel = ({ anchor, filtered, orders, onClose }: FilterPanelProps) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { data: branches = [] } = useQuery(branchesQuery)
  const { filter, change } = filtered
  const names = new Map(orders.map(({ branchId, branchName }) => [branchId, branchName]))
  for (const { id, name } of branches) names.set(id, name)
  const choices = [...names].map(([value, name]) => ({ value, label: inLanguage(name, language) }))
  return (
    <Popover label={t('orders:filter.title')} anchor={anchor} onClose={onClose}>
      <Stack gap="4">
        <ToggleChips
          label={t('orders:filter.channels')}
          values={filter.channels}
          onChange={channels => change({ ...filter, channels })}
          options={CHANNELS.map(({ key, name }) => ({
            value: key,
            label: language === 'ar' ? name.ar : name.en,
          }))}
        />
        {choices.length > 1 && (
          <ToggleChips
            label={t('orders:filter.branches')}
            values={filter.branchIds}
            onChange={branchIds => change({ ...filter, branchIds })}
            options={choices}
          />
        )}
        <Text color="muted" textStyle="sm13">
          {t('orders:filter.help')}
        </Text>
      </Stack>
    </Popover>
  )
}
