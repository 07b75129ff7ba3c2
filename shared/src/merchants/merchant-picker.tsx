import { useLanguage } from '@sufra/shared/i18n'
import { Num } from '@sufra/shared/ui'
import { Combobox } from '@sufra/shared/ui/forms'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Merchant } from '#src/contracts/merchant.ts'
import { inLanguage } from '#src/contracts/text.ts'
import { merchantSearchQuery } from './merchant-search.queries.ts'

export interface MerchantPickerProps {
  /** Accessible name, also the placeholder. */
  label: string
  onPick: (merchant: Merchant) => void
  autoFocus?: boolean
}

/** Renders a search box that finds merchants by name or number and reports the picked one. */
export const MerchantPicker = ({ label, onPick, autoFocus }: MerchantPickerProps) => {
  const { language } = useLanguage()
  const [search, setSearch] = useState('')
  const { data: found, isPlaceholderData, isError, refetch } = useQuery(merchantSearchQuery(search))
  const pick = (accountId: number | undefined) => {
    const merchant = found?.find(({ id }) => id === accountId)
    if (merchant) onPick(merchant)
  }
  return (
    <Combobox
      label={label}
      placeholder={label}
      autoFocus={autoFocus}
      value={null}
      onChange={option => pick(option?.value)}
      options={found?.map(({ id, name }) => ({
        value: id,
        label: inLanguage(name, language),
        detail: <Num value={`#${id}`} />,
      }))}
      onSearch={setSearch}
      isOld={isPlaceholderData}
      onRetry={isError ? () => void refetch() : undefined}
    />
  )
}
