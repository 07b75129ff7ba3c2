import { Box, Button, Flex, SearchInput } from '@sufra/shared/ui'
import { SelectFilter, ToolbarEnd, useSearchText } from '@sufra/shared/ui/data'
import type { useTableUrl } from '@sufra/shared/ui/data'
import { DateRangeInput } from '@sufra/shared/ui/dates'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { KINDS } from './audit-url.ts'
import type { AuditFilters } from './audit-url.ts'
import { peopleQuery } from './audit.queries.ts'

interface AuditToolbarProps {
  url: ReturnType<typeof useTableUrl<AuditFilters, never>>
  /** Actions on the whole list, at the end side. */
  children: ReactNode
}

/** Filters of the audit log: word, person, kind and period. */
export const AuditToolbar = ({ url, children }: AuditToolbarProps) => {
  const { t } = useTranslation('audit')
  const { data: people = [] } = useQuery(peopleQuery)
  const { filters, change } = url
  const { text, setText } = useSearchText(filters.search, search => change({ search }))
  return (
    <Flex gap="2" mb="3.5" wrap="wrap" align="end">
      <Flex flex={{ base: '0 1 18rem', smDown: '1 0 100%' }}>
        <SearchInput label={t('search')} value={text} onChange={setText} />
      </Flex>
      <SelectFilter
        label={t('who')}
        value={String(filters.userId ?? '')}
        onChange={value => change({ userId: Number(value) || null })}
        options={people.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <SelectFilter
        label={t('about')}
        value={filters.kind ?? ''}
        onChange={value => change({ kind: KINDS.find(kind => kind === value) ?? null })}
        options={KINDS.map(kind => ({ value: kind, label: t(`kind.${kind}`) }))}
      />
      <Box w={{ base: '22rem', smDown: 'full' }}>
        <DateRangeInput
          labels={{ from: t('fromDay'), to: t('toDay') }}
          value={{ from: filters.from, to: filters.to }}
          onChange={change}
        />
      </Box>
      {url.isFiltered && (
        <Button size="sm" variant="ghost" onClick={url.clear}>
          {t('clear')}
        </Button>
      )}
      <ToolbarEnd>{children}</ToolbarEnd>
    </Flex>
  )
}
