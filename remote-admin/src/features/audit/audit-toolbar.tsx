import { Box, Button, Flex } from '@sufra/shared/ui'
import { MerchantBox } from '@sufra/shared/merchants'
import { SelectFilter, ToolbarEnd } from '@sufra/shared/ui/data'
import type { useTableUrl } from '@sufra/shared/ui/data'
import { DateRangeInput } from '@sufra/shared/ui/dates'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'
import { useActWords } from '#src/audit-entries/act-words.ts'
import type { AuditFilters } from './audit-url.ts'
import { auditChoicesQuery } from './audit.queries.ts'

interface AuditToolbarProps {
  url: ReturnType<typeof useTableUrl<AuditFilters, never>>
  /** Actions of the whole list, at the end side. */
  children: ReactNode
}

/** Renders the filters: person, action, merchant and period. */
export const AuditToolbar = ({ url, children }: AuditToolbarProps) => {
  const { t } = useTranslation()
  const actWords = useActWords()
  const { data: choices } = useQuery(auditChoicesQuery)
  const { filters, change } = url
  return (
    <Flex gap="2" mb="3.5" wrap="wrap" align="end">
      <SelectFilter
        label={t('admin:acts.who')}
        value={String(filters.userId ?? '')}
        onChange={value => change({ userId: Number(value) || null })}
        options={(choices?.people ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <SelectFilter
        label={t('admin:acts.act')}
        value={filters.action}
        onChange={action => change({ action })}
        options={(choices?.actions ?? []).map(value => ({ value, label: actWords(value) }))}
      />
      <Box w={{ base: '16rem', smDown: 'full' }}>
        <MerchantBox
          label={t('admin:acts.merchant')}
          merchantId={filters.accountId}
          onChange={accountId => change({ accountId: accountId ?? null })}
        />
      </Box>
      <Box w={{ base: '22rem', smDown: 'full' }}>
        <DateRangeInput
          labels={{ from: t('admin:acts.fromDay'), to: t('admin:acts.toDay') }}
          value={{ from: filters.from, to: filters.to }}
          onChange={change}
        />
      </Box>
      {url.isFiltered && (
        <Button size="sm" variant="ghost" onClick={url.clear}>
          {t('admin:merchants.clear')}
        </Button>
      )}
      <ToolbarEnd>{children}</ToolbarEnd>
    </Flex>
  )
}
