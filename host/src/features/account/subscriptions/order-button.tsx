import { FormProblem } from '@sufra/shared/forms'
import { useFormat } from '@sufra/shared/i18n'
import { Button, Flex } from '@sufra/shared/ui'
import { CreditCard, ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { useOrder } from './use-order.ts'

export interface OrderButtonProps extends Pick<ReturnType<typeof useOrder>, 'isOrdering' | 'problem'> {
  /** SAR; null: nothing now, since the order is for the next period */
  due: number | null
  isDisabled: boolean
  onPress: () => void
}

/** Order button with the amount. */
export const OrderButton = ({ due, isOrdering, isDisabled, problem, onPress }: OrderButtonProps) => {
  const { t } = useTranslation('onboarding')
  const format = useFormat()
  const label = {
    later: t('plans.sum.changeLater'),
    free: t('plans.sum.free'),
    paid: t('plans.sum.pay', { money: format.money(due ?? 0) }),
  }
  const kind = due === null ? 'later' : due === 0 ? 'free' : 'paid'
  return (
    <>
      <FormProblem
        problem={problem}
        texts={{
          not_found: t('plans.gone'),
          illegal_transition: t('plans.sum.notNow'),
          payment_not_set_up: t('plans.sum.noPayments'),
        }}
      />
      <Button
        size="lg"
        isLoading={isOrdering}
        disabled={isDisabled}
        icon={kind === 'paid' ? <CreditCard size={18} strokeWidth={1.75} aria-hidden /> : undefined}
        onClick={onPress}
      >
        {label[kind]}
      </Button>
      {kind === 'paid' && (
        <Flex gap="2" alignItems="start" color="muted" textStyle="sm13">
          <ShieldCheck size={16} strokeWidth={1.75} aria-hidden />
          <span>{t('plans.sum.secure')}</span>
        </Flex>
      )}
    </>
  )
}
