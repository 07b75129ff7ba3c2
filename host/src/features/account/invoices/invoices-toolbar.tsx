import { useIsOperator } from '@sufra/shared/session'
import { MerchantBox } from '@sufra/shared/merchants'
import { Box, Button, Flex, SearchInput } from '@sufra/shared/ui'
import { SelectFilter, ToolbarEnd, useSearchText } from '@sufra/shared/ui/data'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { KINDS } from './invoices-url.ts'
import type { InvoiceFilters } from './invoices-url.ts'
import { useMonthName } from './month-name.ts'

interface InvoicesToolbarProps {
  filters: InvoiceFilters
  /** Months with invoices, latest first. */
  months: string[]
  onChange: (change: Partial<InvoiceFilters>) => void
  /** Undefined while no filter is set. */
  onClear: (() => void) | undefined
  children: ReactNode
}

/** Search and filters of the list. */
export const InvoicesToolbar = ({ filters, months, onChange, onClear, children }: InvoicesToolbarProps) => {
  const { t } = useTranslation('invoices')
  const isOperator = useIsOperator()
  const monthName = useMonthName()
  const { text, setText } = useSearchText(filters.search, search => onChange({ search }))
  return (
    <Flex gap="2" mb="3.5" wrap="wrap" align="center">
      <Flex flex={{ base: '0 1 18rem', smDown: '1 0 100%' }}>
        <SearchInput
          label={t(isOperator ? 'list.search' : 'list.searchOwn')}
          value={text}
          onChange={setText}
        />
      </Flex>
      {isOperator && (
        <Box flex={{ base: '0 1 14rem', smDown: '1 0 100%' }}>
          <MerchantBox
            isFilter
            label={t('list.buyer')}
            merchantId={filters.merchant}
            onChange={merchant => onChange({ merchant: merchant ?? null })}
          />
        </Box>
      )}
      <SelectFilter
        label={t('list.month')}
        value={filters.month ?? ''}
        onChange={month => onChange({ month: month || null })}
        options={months.map(value => ({ value, label: monthName(value) }))}
      />
      <SelectFilter
        label={t('list.kind')}
        value={filters.kind ?? ''}
        onChange={value => onChange({ kind: KINDS.find(kind => kind === value) ?? null })}
        options={KINDS.map(value => ({ value, label: t(`kind.${value}`) }))}
      />
      {onClear && (
        <Button size="sm" variant="ghost" onClick={onClear}>
          {t('list.clear')}
        </Button>
      )}
      <ToolbarEnd>{children}</ToolbarEnd>
    </Flex>
  )
}
