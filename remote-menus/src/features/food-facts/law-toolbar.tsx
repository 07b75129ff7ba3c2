import type { Category } from '@sufra/shared/contracts/category'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { Flex, SearchInput } from '@sufra/shared/ui'
import { SegmentedTabs, SelectFilter, useSearchText } from '@sufra/shared/ui/data'
import { useTranslation } from 'react-i18next'
import type { LawFilters } from './law-url.ts'
import type { LawSummary } from './progress/law-summary.ts'

interface LawToolbarProps {
  filters: LawFilters
  onChange: (change: Partial<LawFilters>) => void
  categories: readonly Category[]
  summary: LawSummary
}

/** Filters of the sheet. */
export const LawToolbar = ({ filters, onChange, categories, summary }: LawToolbarProps) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { text, setText } = useSearchText(filters.search, search => onChange({ search }))
  const missing = summary.total - summary.done
  return (
    <Flex wrap="wrap" align="center" gap="3" mb="3">
      <SegmentedTabs
        label={t('menus:law.filter.label')}
        value={filters.wanted === 'all' ? 'all' : 'missing'}
        onChange={wanted => onChange({ wanted })}
        options={[
          { value: 'missing', label: t('menus:law.filter.missing'), count: missing },
          { value: 'all', label: t('menus:law.filter.all'), count: summary.total },
        ]}
      />
      <SearchInput label={t('menus:law.filter.search')} value={text} onChange={setText} />
      <SelectFilter
        label={t('menus:law.filter.category')}
        value={filters.category === null ? '' : String(filters.category)}
        onChange={id => onChange({ category: id === '' ? null : Number(id) })}
        options={categories.map(({ id, name }) => ({ value: String(id), label: inLanguage(name, language) }))}
      />
    </Flex>
  )
}
