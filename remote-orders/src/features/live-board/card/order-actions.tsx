import { useTranslation } from 'react-i18next'
import { Button, chakra } from '@sufra/shared/ui'
import { ChipGroup } from '@sufra/shared/ui/board'
import type { Order } from '@sufra/shared/contracts/order'
import type { OrderActionRunner } from '#src/order-actions/order-action.queries.ts'
import { nextStepOf, offerOf, prepChoicesOf } from '#src/order-actions/order-offer.ts'
import { choosePrep, usePrepOf } from '../actions/prep-choice.store.ts'
import { StepButton } from './step-button.tsx'

const Root = chakra('footer', {
  base: { display: 'grid', gap: '2', '& > [data-buttons]': { display: 'flex', gap: '2' } },
})

interface OrderActionsProps {
  order: Order
  runner: OrderActionRunner
  /** True in selection mode: preparation times stay, but action buttons are hidden to prevent accidental presses. */
  isChoosing?: boolean
  onReject: () => void
}

const PrepChips = ({ order, value }: { order: Order; value: number }) => {
  const { t } = useTranslation()
  return (
    <ChipGroup
      label={t('orders:card.prepTime')}
      value={String(value)}
      onChange={choice => choosePrep(order, Number(choice))}
      options={prepChoicesOf(order).map(minutes => ({
        value: String(minutes),
        label: (
          <>
            {minutes} <small>{t('orders:card.minutesShort')}</small>
          </>
        ),
      }))}
    />
  )
}

/** Buttons of a card: only the actions that the server offers. */
export const OrderActions = ({ order, runner, isChoosing, onReject }: OrderActionsProps) => {
  const { t } = useTranslation()
  const minutes = usePrepOf(order)
  const step = nextStepOf(order)
  const canReject = offerOf(order, 'Reject')
  if (!step && !canReject) return null
  const takesMinutes = step === 'Accept' && offerOf(order, 'Accept')?.requiresMinutes
  return (
    <Root>
      {takesMinutes && <PrepChips order={order} value={minutes} />}
      {!isChoosing && (
        <div data-buttons>
          {canReject && (
            <Button variant="danger" data-press="Reject" onClick={onReject}>
              {t(`orders:${canReject.labelKey}`)}
            </Button>
          )}
          {step && (
            <StepButton
              // Each step is a new button, so a second Enter does not trigger the next step.
              key={step}
              flex="1"
              order={order}
              step={step}
              runner={runner}
              details={takesMinutes ? { prepMinutes: minutes } : undefined}
            />
          )}
        </div>
      )}
    </Root>
  )
}
