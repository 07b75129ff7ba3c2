import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Check, CheckCheck, ChefHat, Flame, PackageCheck, RotateCcw } from 'lucide-react'
import { Button, chakra } from '@sufra/shared/ui'
import { ChipGroup } from '@sufra/shared/ui/cards'
import type { Order } from '@sufra/shared/contracts/order'
import type { OrderActionRunner } from '#src/order-actions/order-action.queries.ts'
import { PREP_CHOICES, nextStepOf, offerOf } from '#src/order-actions/order-offer.ts'
import type { NextStep } from '#src/order-actions/order-offer.ts'
import { choosePrep, usePrepOf } from '../actions/prep-choice.store.ts'

const Root = chakra('footer', {
  base: { display: 'grid', gap: '2', '& > [data-buttons]': { display: 'flex', gap: '2' } },
})

const ICONS: Record<NextStep, ReactNode> = {
  Accept: <Check size={18} aria-hidden />,
  StartPreparing: <Flame size={18} aria-hidden />,
  MarkReady: <ChefHat size={18} aria-hidden />,
  HandOver: <PackageCheck size={18} aria-hidden />,
  Complete: <CheckCheck size={18} aria-hidden />,
  Reinject: <RotateCcw size={18} aria-hidden />,
}

interface OrderActionsProps {
  order: Order
  runner: OrderActionRunner
  /** It is being chosen for a press that accepts several: the times stay, the buttons would be a trap. */
  isChoosing?: boolean
  onReject: () => void
}

const PrepChips = ({ value, onChange }: { value: number; onChange: (minutes: number) => void }) => {
  const { t } = useTranslation()
  return (
    <ChipGroup
      label={t('orders:card.prepTime')}
      value={String(value)}
      onChange={choice => onChange(Number(choice))}
      options={PREP_CHOICES.map(minutes => ({
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

/** The buttons of a card: only what the server offers for this order. */
export const OrderActions = ({ order, runner, isChoosing, onReject }: OrderActionsProps) => {
  const { t } = useTranslation()
  const minutes = usePrepOf(order)
  const step = nextStepOf(order)
  const canReject = offerOf(order, 'Reject')
  if (!step && !canReject) return null
  const takesMinutes = step === 'Accept' && offerOf(order, 'Accept')?.requiresMinutes
  return (
    <Root>
      {takesMinutes && <PrepChips value={minutes} onChange={chosen => choosePrep(order, chosen)} />}
      {!isChoosing && (
        <div data-buttons>
          {canReject && (
            <Button variant="danger" data-press="Reject" onClick={onReject}>
              {t(`orders:${canReject.labelKey}`)}
            </Button>
          )}
          {step && (
            <Button
              flex="1"
              data-press={step}
              icon={ICONS[step]}
              isLoading={runner.pressed === step}
              onClick={() => runner.press(order, step, takesMinutes ? { prepMinutes: minutes } : undefined)}
            >
              {t(`orders:action.${step}`)}
            </Button>
          )}
        </div>
      )}
    </Root>
  )
}
