import type { Merchant } from '@sufra/shared/contracts/merchant'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { MerchantPicker } from '@sufra/shared/merchants'
import { Button, Flex, Num, Stack, Text } from '@sufra/shared/ui'
import { Identity } from '@sufra/shared/ui/data'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

interface ChosenMerchantProps {
  onChange: (accountId: number | null) => void
  hasError: boolean
}

/** Merchant of the new person: a search, then the choice with a way back. */
export const ChosenMerchant = ({ onChange, hasError }: ChosenMerchantProps) => {
  const { t } = useTranslation('team')
  const { language } = useLanguage()
  const [merchant, setMerchant] = useState<Merchant | null>(null)
  const choose = (chosen: Merchant | null) => {
    setMerchant(chosen)
    onChange(chosen?.id ?? null)
  }
  const name = merchant ? inLanguage(merchant.name, language) : ''
  return (
    <Stack gap="1.5" role="group" aria-label={t('form.merchant')}>
      <Text textStyle="sm13" fontWeight="medium" aria-hidden>
        {t('form.merchant')}
      </Text>
      {merchant ? (
        <Flex align="center" justify="space-between" gap="2" minH="touch">
          <Identity mark={name.slice(0, 1)} name={name} detail={<Num value={`#${merchant.id}`} />} />
          <Button variant="outline" size="sm" onClick={() => choose(null)}>
            {t('form.changeMerchant')}
          </Button>
        </Flex>
      ) : (
        <MerchantPicker label={t('merchants.search')} onPick={choose} />
      )}
      {hasError && (
        <Text role="alert" color="disabled" textStyle="sm13" fontWeight="medium">
          {t('form.noMerchant')}
        </Text>
      )}
    </Stack>
  )
}
