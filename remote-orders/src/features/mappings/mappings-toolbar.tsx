import { useTranslation } from 'react-i18next'
import { useLanguage } from '@sufra/shared/i18n'
import { Button, Flex, SearchInput } from '@sufra/shared/ui'
import { SelectFilter, urlId, useSearchText } from '@sufra/shared/ui/data'
import { CHANNELS } from '#src/order-display/channels.ts'
import type { MappingFilters } from './mappings-url.ts'

interface MappingsToolbarProps {
  filters: MappingFilters
  onChange: (change: Partial<MappingFilters>) => void
  /** Undefined if no filter is set. */
  onClear: (() => void) | undefined
}

/** Filters items by platform, by the platform's name or by the mapped product. */
export const MappingsToolbar = ({ filters, onChange, onClear }: MappingsToolbarProps) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { text, setText } = useSearchText(filters.search, search => onChange({ search }))
  return (
    <Flex gap="2" mb="3.5" wrap="wrap" align="center">
      <Flex flex={{ base: '1', smDown: '1 0 100%' }}>
        <SearchInput label={t('orders:mappings.search')} value={text} onChange={setText} />
      </Flex>
      <SelectFilter
        label={t('orders:list.channel')}
        value={String(filters.channel ?? '')}
        onChange={value => onChange({ channel: urlId(value) })}
        options={CHANNELS.map(({ id, name }) => ({ value: String(id), label: name[language] }))}
      />
      {onClear && (
        <Button size="sm" variant="ghost" onClick={onClear}>
          {t('orders:list.clear')}
        </Button>
      )}
    </Flex>
  )
}
