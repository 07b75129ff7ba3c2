import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { MerchantPicker, merchantSearchQuery } from '@sufra/shared/merchants'
import { Button } from '@sufra/shared/ui'
import { Dialog } from '@sufra/shared/ui/overlays'
import { useQuery } from '@tanstack/react-query'
import { Store } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const useMerchantName = (accountId: number | null): string => {
  const { language } = useLanguage()
  // The search also matches ids, so the name of the merchant in the address needs no other endpoint.
  const { data: found } = useQuery({
    ...merchantSearchQuery(String(accountId)),
    enabled: accountId !== null,
  })
  const merchant = found?.find(({ id }) => id === accountId)
  return merchant ? inLanguage(merchant.name, language) : `#${accountId}`
}

interface MerchantFilterProps {
  accountId: number | null
  onChange: (accountId: number | null) => void
}

/** Filters the operator's list by a merchant, found by name or number. */
export const MerchantFilter = ({ accountId, onChange }: MerchantFilterProps) => {
  const { t } = useTranslation('team')
  const [isOpen, setIsOpen] = useState(false)
  const name = useMerchantName(accountId)
  return (
    <>
      <Button
        variant={accountId === null ? 'outline' : 'soft'}
        size="sm"
        minH="10"
        icon={<Store size={16} strokeWidth={1.75} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {accountId === null ? t('filters.merchant') : t('filters.merchantIs', { name })}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('filters.merchantTitle')}>
        <MerchantPicker
          label={t('merchants.search')}
          autoFocus
          onPick={({ id }) => {
            onChange(id)
            setIsOpen(false)
          }}
        />
      </Dialog>
    </>
  )
}
