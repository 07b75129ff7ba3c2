import type { ShopReading } from '@sufra/shared/contracts/drift'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { Flex } from '@sufra/shared/ui'
import { SelectFilter, urlChoice, urlId } from '@sufra/shared/ui/data'
import { useTranslation } from 'react-i18next'
import { KINDS, SHOWS } from './radar.queries.ts'
import type { RadarFilters } from './radar.queries.ts'

interface RadarToolbarProps {
  filters: RadarFilters
  shops: readonly ShopReading[]
  onChange: (change: Partial<RadarFilters>) => void
}

/** Which branch, which platform, what kind; and whether all that is shown is listed, not only what differs. */
export const RadarToolbar = ({ filters, shops, onChange }: RadarToolbarProps) => {
  const { t } = useTranslation('radar')
  const { language } = useLanguage()
  const branches = new Map(shops.map(shop => [shop.branchId, inLanguage(shop.branchName, language)]))
  const channels = new Map(shops.map(shop => [shop.channelId, t(`channels.${shop.channelKey}`)]))
  const optionsOf = (names: Map<number, string>) =>
    [...names].map(([id, label]) => ({ value: String(id), label }))
  return (
    <Flex gap="2" wrap="wrap">
      <SelectFilter
        label={t('filter.branch')}
        value={String(filters.branch ?? '')}
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
      <SelectFilter
        label={t('filter.show')}
        value={filters.show ?? ''}
        options={[{ value: 'all', label: t('filter.all') }]}
        onChange={value => onChange({ show: urlChoice(value, SHOWS) })}
      />
    </Flex>
  )
}
