import type { PaymentStatus } from '@sufra/shared/contracts/payment'
import { useFailureTexts } from '@sufra/shared/failures'
import { useLanguage } from '@sufra/shared/i18n'
import { Banner, Button, Stack } from '@sufra/shared/ui'
import { useMutation } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useWhenBack } from '#src/dialog-state/use-when-back.ts'
import type { Tone } from './payment-words.ts'
import { requestPaymentPage } from './payment.queries.ts'

interface PayAgainProps {
  payment: PaymentStatus
  tone: Tone
  /** outcome of the last payment */
  text: string
}

const TOLD = ['illegal_transition', 'order_changed', 'payment_not_set_up'] as const

/** An unsuccessful payment, with a button for another try. */
export const PayAgain = ({ payment, tone, text }: PayAgainProps) => {
  const { t } = useTranslation('payment')
  const { language } = useLanguage()
  const failureWords = useFailureTexts({ told: TOLD, say: (key, values) => t(`refusal.${key}`, values) })
  const again = useMutation({
    mutationFn: () => requestPaymentPage(payment.subscriptionId, language),
    onSuccess: url => window.location.assign(url),
  })
  useWhenBack(again.reset)
  return (
    <Stack gap="2">
      <Banner
        tone={tone}
        icon={<CircleAlert size={18} aria-hidden />}
        action={
          // Stays busy until the payment page opens, so that nobody presses twice.
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
