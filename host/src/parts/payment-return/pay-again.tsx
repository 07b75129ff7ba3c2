import type { PaymentStatus } from '@sufra/shared/contracts/payment'
import { useFailureWords } from '@sufra/shared/failures'
import { useLanguage } from '@sufra/shared/i18n'
import { Banner, Button, Stack } from '@sufra/shared/ui'
import { useMutation } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useWhenBack } from '#src/parts/use-when-back.ts'
import type { Tone } from './payment-words.ts'
import { payAgain } from './payment.queries.ts'

interface PayAgainProps {
  payment: PaymentStatus
  tone: Tone
  /** what became of the one before */
  text: string
}

const TOLD = ['illegal_transition', 'order_changed', 'payment_not_set_up'] as const

/** A payment that came to nothing, with the way to another one. */
export const PayAgain = ({ payment, tone, text }: PayAgainProps) => {
  const { t } = useTranslation('payment')
  const { language } = useLanguage()
  const failureWords = useFailureWords({ told: TOLD, say: (key, values) => t(`refusal.${key}`, values) })
  const again = useMutation({
    mutationFn: () => payAgain(payment.subscriptionId, language),
    onSuccess: url => window.location.assign(url),
  })
  useWhenBack(again.reset)
  return (
    <Stack gap="2">
      <Banner
        tone={tone}
        icon={<CircleAlert size={18} aria-hidden />}
        action={
          // The page of the payment comes: until then nobody presses twice.
          <Button size="sm" isLoading={again.isPending || again.isSuccess} onClick={() => again.mutate()}>
            {t('retry')}
          </Button>
        }
      >
        {text}
      </Banner>
      {again.isError && <Banner tone="error">{failureWords(again.error)}</Banner>}
    </Stack>
  )
}
