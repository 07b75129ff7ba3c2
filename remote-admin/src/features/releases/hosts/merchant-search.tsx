import { useQuery } from '@tanstack/react-query'
import type { Merchant } from '@sufra/shared/contracts/merchant'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { Num } from '@sufra/shared/ui'
import { SearchPicker } from '@sufra/shared/ui/data'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { merchantSearchQuery } from './merchant-search.queries.ts'

/** Search by name or number and press the one that is meant. */
export const MerchantSearch = ({ onPick }: { onPick: (merchant: Merchant) => void }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const [search, setSearch] = useState('')
  const { data, isError, refetch } = useQuery(merchantSearchQuery(search))
  return (
    <SearchPicker
      labels={{
        search: t('admin:merchants.search'),
        retry: t('admin:releases.retry'),
        none: t('admin:merchants.emptyFiltered'),
        found: t('admin:releases.merchant.found'),
      }}
      search={search}
      onSearch={setSearch}
      items={data}
      isError={isError}
      onRetry={() => void refetch()}
      itemOf={({ id, name }) => ({
        key: id,
        name: inLanguage(name, language),
        detail: <Num value={`#${id}`} />,
      })}
      onPick={onPick}
    />
  )
}
