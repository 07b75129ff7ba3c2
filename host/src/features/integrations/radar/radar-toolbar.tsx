import type { ShopReading } from '@sufra/shared/contracts/drift'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { Flex } from '@sufra/shared/ui'
import { SegmentedTabs, SelectFilter, urlChoice, urlId } from '@sufra/shared/ui/data'
import { useTranslation } from 'react-i18next'
import { KINDS, ORDERS, SHOWS } from './radar.queries.ts'
import type { RadarFilters } from './radar.queries.ts'

interface RadarToolbarProps {
  filters: RadarFilters
  shops: readonly ShopReading[]
  onChange: (change: Partial<RadarFilters>) => void
  /** phones have only the list */
  isGridPossible: boolean
  isGrid: boolean
  /** branch of the grid */
  gridBranch: number | null
}

/** Filters by branch, platform and kind, and the switch between differences and all values. */
export const RadarToolbar = ({
  filters,
  shops,
  onChange,
  isGridPossible,
  isGrid,
  gridBranch,
}: RadarToolbarProps) => {
  const { t } = useTranslation('radar')
  const { language } = useLanguage()
  const branches = new Map(shops.map(shop => [shop.branchId, inLanguage(shop.branchName, language)]))
  const channels = new Map(shops.map(shop => [shop.channelId, t(`channels.${shop.channelKey}`)]))
  const optionsOf = (names: Map<number, string>) =>
    [...names].map(([id, label]) => ({ value: String(id), label }))
  return (
    <Flex gap="2" wrap="wrap">
      {isGridPossible && (
        <SegmentedTabs
          label={t('view.label')}
          value={isGrid ? 'grid' : 'list'}
          onChange={view => onChange({ view: view === 'grid' ? view : null })}
          options={[
            { value: 'list', label: t('view.list') },
            { value: 'grid', label: t('view.grid') },
          ]}
        />
      )}
      <SelectFilter
        label={t('filter.branch')}
        value={String((isGrid ? gridBranch : filters.branch) ?? '')}
        options={optionsOf(branches)}
        onChange={value => onChange({ branch: urlId(value) })}
      />
      <SelectFilter
        label={t('filter.channel')}
        value={String(filters.channel ?? '')}
        options={optionsOf(channels)}
        onChange={value => onChange({ channel: urlId(value) })}
      />
      <SelectFilter
        label={t('filter.kind')}
        value={filters.kind ?? ''}
        options={KINDS.map(value => ({ value, label: t(`kind.${value}`) }))}
        onChange={value => onChange({ kind: urlChoice(value, KINDS) })}
      />
      {!isGrid && (
        <>
          <SelectFilter
            label={t('filter.show')}
            value={filters.show ?? ''}
            options={[{ value: 'all', label: t('filter.all') }]}
            onChange={value => onChange({ show: urlChoice(value, SHOWS) })}
          />
          <SelectFilter
            label={t('filter.worst')}
            value={filters.order ?? ''}
            options={[{ value: 'dish', label: t('filter.dish') }]}
            onChange={value => onChange({ order: urlChoice(value, ORDERS) })}
          />
        </>
      )}
    </Flex>
  )
}
