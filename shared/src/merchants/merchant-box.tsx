import { useLanguage } from '@sufra/shared/i18n'
import { Num } from '@sufra/shared/ui'
import { Combobox } from '@sufra/shared/ui/forms'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { inLanguage } from '#src/contracts/text.ts'
import { merchantSearchQuery } from './merchant-search.queries.ts'
import { merchantQuery } from './merchant.queries.ts'

export interface MerchantBoxProps {
  /** Accessible name, also the placeholder. */
  label: string
  merchantId: number | null
  onChange: (merchantId: number | undefined) => void
  /** Styles the box like the filters of a list. */
  isFilter?: boolean
}

/** Renders a combo box for one merchant, found by name or number. */
export const MerchantBox = ({ label, merchantId, onChange, isFilter }: MerchantBoxProps) => {
  const { language } = useLanguage()
  const [search, setSearch] = useState('')
  const { data: found, isPlaceholderData, isError, refetch } = useQuery(merchantSearchQuery(search))
  const chosen = useQuery({ ...merchantQuery(merchantId ?? 0), enabled: merchantId !== null })
  // Shows the number if the name failed to load; an empty box would look as if nobody was chosen.
  const merchant =
    chosen.data ?? (chosen.isError && merchantId !== null && { id: merchantId, name: `#${merchantId}` })
  const optionOf = ({ id, name }: { id: number; name: string }) => ({
    value: id,
    label: inLanguage(name, language),
    detail: <Num value={`#${id}`} />,
  })
  return (
    <Combobox
      label={label}
      placeholder={label}
      isFilter={isFilter}
      value={merchantId !== null && merchant ? optionOf(merchant) : null}
      onChange={option => onChange(option?.value)}
      options={found?.map(optionOf)}
      onSearch={setSearch}
      isOld={isPlaceholderData}
      onRetry={isError ? () => void refetch() : undefined}
    />
  )
}
