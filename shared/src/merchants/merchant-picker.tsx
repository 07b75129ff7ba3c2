import { useLanguage } from '@sufra/shared/i18n'
import { Num } from '@sufra/shared/ui'
import { SearchPicker } from '@sufra/shared/ui/data'
import type { SearchPickerProps } from '@sufra/shared/ui/data'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Merchant } from '#src/contracts/merchant.ts'
import { inLanguage } from '#src/contracts/text.ts'
import { merchantSearchQuery } from './merchant-search.queries.ts'

export interface MerchantPickerProps {
  labels: SearchPickerProps<Merchant>['labels']
  onPick: (merchant: Merchant) => void
}

/** Search by name or number and press the one that is meant. */
export const MerchantPicker = ({ labels, onPick }: MerchantPickerProps) => {
  const { language } = useLanguage()
  const [search, setSearch] = useState('')
  const { data, isError, refetch } = useQuery(merchantSearchQuery(search))
  return (
    <SearchPicker
      labels={labels}
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
