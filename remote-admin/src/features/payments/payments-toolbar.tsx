import { MerchantBox } from '@sufra/shared/merchants'
import { Box, Button, Flex, SearchInput } from '@sufra/shared/ui'
import { SelectFilter, ToolbarEnd, useSearchText } from '@sufra/shared/ui/data'
import type { useTableUrl } from '@sufra/shared/ui/data'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ATTENTION, PAYMENT_STATES } from './payments-url.ts'
import type { PaymentFilters } from './payments-url.ts'

interface PaymentsToolbarProps {
  url: ReturnType<typeof useTableUrl<PaymentFilters, never>>
  children: ReactNode
}

/** Renders the filters: number, merchant, state, and whether a payment needs review. */
export const PaymentsToolbar = ({ url, children }: PaymentsToolbarProps) => {
  const { t } = useTranslation()
  const { filters, change, clear, isFiltered } = url
  const { text, setText } = useSearchText(filters.search, search => change({ search }))
  return (
    <Flex gap="2" mb="3.5" wrap="wrap" align="center">
      <Flex flex={{ base: '0 1 18rem', smDown: '1 0 100%' }}>
        <SearchInput label={t('admin:payments.search')} value={text} onChange={setText} />
      </Flex>
      <Box flex={{ base: '0 1 14rem', smDown: '1 0 100%' }}>
        <MerchantBox
          isFilter
          label={t('admin:acts.merchant')}
          merchantId={filters.merchant}
          onChange={merchant => change({ merchant: merchant ?? null })}
        />
      </Box>
      <SelectFilter
        label={t('admin:payments.columnState')}
        value={filters.state ?? ''}
        onChange={value => change({ state: PAYMENT_STATES.find(state => state === value) ?? null })}
        options={PAYMENT_STATES.map(value => ({ value, label: t(`admin:payments.state.${value}`) }))}
      />
      <SelectFilter
        label={t('admin:payments.columnAttention')}
        value={filters.attention ?? ''}
        onChange={value => change({ attention: ATTENTION.find(choice => choice === value) ?? null })}
        options={ATTENTION.map(value => ({ value, label: t('admin:payments.needed') }))}
      />
      {isFiltered && (
        <Button size="sm" variant="ghost" onClick={clear}>
          {t('admin:merchants.clear')}
        </Button>
      )}
      <ToolbarEnd>{children}</ToolbarEnd>
    </Flex>
  )
}
