import { Button, Flex, SearchInput } from '@sufra/shared/ui'
import { SelectFilter, ToolbarEnd, useSearchText } from '@sufra/shared/ui/data'
import type { useTableUrl } from '@sufra/shared/ui/data'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { OFFERS } from './plans-url.ts'
import type { PlanFilters } from './plans-url.ts'

interface PlanToolbarProps {
  url: Pick<
    ReturnType<typeof useTableUrl<PlanFilters, string>>,
    'filters' | 'change' | 'clear' | 'isFiltered'
  >
  children: ReactNode
}

/** Search and filter of the plans. */
export const PlanToolbar = ({ url, children }: PlanToolbarProps) => {
  const { t } = useTranslation()
  const { filters, change, clear, isFiltered } = url
  const { text, setText } = useSearchText(filters.search, search => change({ search }))
  return (
    <Flex gap="2" mb="3.5" wrap="wrap" align="center">
      <Flex flex={{ base: '0 1 22.5rem', smDown: '1 0 100%' }}>
        <SearchInput label={t('admin:plans.search')} value={text} onChange={setText} />
      </Flex>
      <SelectFilter
        label={t('admin:plans.columnState')}
        value={filters.offer ?? ''}
        onChange={value => change({ offer: OFFERS.find(offer => offer === value) ?? null })}
        options={OFFERS.map(value => ({ value, label: t(`admin:plans.${value}`) }))}
      />
      {isFiltered && (
        <Button size="sm" variant="ghost" onClick={clear}>
          {t('admin:plans.clear')}
        </Button>
      )}
      <ToolbarEnd>{children}</ToolbarEnd>
    </Flex>
  )
}
