import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Check, CheckCheck, ChefHat, Flame, PackageCheck, RotateCcw } from 'lucide-react'
import { Button } from '@sufra/shared/ui'
import type { ButtonProps } from '@sufra/shared/ui'
import type { Order } from '@sufra/shared/contracts/order'
import { useIsPressed } from '#src/live-orders/offline-queue/offline-queue.store.ts'
import type { ActionDetails, OrderActionRunner } from '#src/order-actions/order-action.queries.ts'
import type { NextStep } from '#src/order-actions/order-offer.ts'

const ICONS: Record<NextStep, ReactNode> = {
  Accept: <Check size={18} aria-hidden />,
  StartPreparing: <Flame size={18} aria-hidden />,
  MarkReady: <ChefHat size={18} aria-hidden />,
  HandOver: <PackageCheck size={18} aria-hidden />,
  Complete: <CheckCheck size={18} aria-hidden />,
  Reinject: <RotateCcw size={18} aria-hidden />,
}

interface StepButtonProps extends Pick<ButtonProps, 'flex' | 'variant'> {
  order: Order
  step: NextStep
  runner: OrderActionRunner
  details?: ActionDetails
}

/** Main button of a card. It shows the press in the next frame, because rendering the board takes longer. */
export const StepButton = ({ order, step, runner, details, ...look }: StepButtonProps) => {
  const { t } = useTranslation()
  const isPressed = useIsPressed(order)
  return (
    <Button
      {...look}
      data-press={step}
      icon={ICONS[step]}
      isLoading={isPressed || runner.pressed === step}
      onClick={() => runner.press(order, step, details)}
    >
      {t(`orders:action.${step}`)}
    </Button>
  )
}
