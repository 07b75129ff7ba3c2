import { tidyDiscountCode } from '@sufra/shared/contracts/discount-rules'
import { Box, Button, Field, Text, TextInput } from '@sufra/shared/ui'
import { Ticket } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export interface CouponProps {
  /** the applied code; empty: none */
  code: string
  /** reason why the code is invalid */
  refusal: string | undefined
  isChecking: boolean
  /** the check failed, so its validity is unknown */
  isUnknown: boolean
  onCode: (code: string) => void
}

/** Input for a discount code: enter, check, remove. */
export const Coupon = ({ code, refusal, isChecking, isUnknown, onCode }: CouponProps) => {
  const { t } = useTranslation('onboarding')
  const [typed, setTyped] = useState(code)
  // Clearing the field removes a refused code.
  const change = (text: string) => {
    setTyped(text)
    if (text.trim() === '' && code !== '') onCode('')
  }
  if (code !== '' && !refusal && !isChecking && !isUnknown)
    return (
      <Box display="flex" alignItems="center" gap="3" p="3" bg="soft" borderRadius="control">
        <Ticket size={18} strokeWidth={1.75} aria-hidden />
        <Text flex="1" fontWeight="semibold">
          <bdi dir="ltr">{code}</bdi>
        </Text>
        <Button variant="ghost" size="sm" onClick={() => change('')}>
          {t('plans.coupon.remove')}
        </Button>
      </Box>
    )
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        onCode(tidyDiscountCode(typed))
      }}
    >
      <Field label={t('plans.coupon.label')} error={refusal}>
        <Box display="flex" gap="2">
          <TextInput
            dir="ltr"
            value={typed}
            maxLength={40}
            autoComplete="off"
            onChange={event => change(event.target.value)}
          />
          <Button type="submit" variant="outline" isLoading={isChecking} disabled={typed.trim() === ''}>
            {t('plans.coupon.apply')}
          </Button>
        </Box>
      </Field>
    </form>
  )
}
