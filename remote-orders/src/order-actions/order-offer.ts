import type { AvailableAction, Order, OrderActionName } from '@sufra/shared/contracts/order'

const PREP_CHOICES = [10, 15, 20, 30] as const
export const DELAY_CHOICES = [5, 10, 15, 20, 30] as const

// Steps of an order's life in order: the first one on offer becomes the card's main button.
const NEXT_STEPS = ['Accept', 'StartPreparing', 'MarkReady', 'HandOver', 'Complete', 'Reinject'] as const

export type NextStep = (typeof NEXT_STEPS)[number]

/** Returns the action as the server offers it. Undefined means that it is not allowed and no button is shown. */
export const offerOf = (order: Order, actionName: OrderActionName): AvailableAction | undefined =>
  order.availableActions.find(each => each.actionName === actionName)

export const nextStepOf = (order: Order): NextStep | undefined =>
  NEXT_STEPS.find(step => offerOf(order, step))

/** Returns the other steps for the menu; for example, a cook may skip "start preparing". */
export const otherStepsOf = (order: Order): NextStep[] =>
  NEXT_STEPS.filter(step => step !== nextStepOf(order) && offerOf(order, step))

/**
 * Returns the preparation times to choose from. The branch's own time replaces the closest usual one (the shorter of
 * two).
 */
export const prepChoicesOf = ({ prepMinutes }: Pick<Order, 'prepMinutes'>): number[] => {
  const nearest = PREP_CHOICES.reduce<number>(
    (best, choice) => (Math.abs(choice - prepMinutes) < Math.abs(best - prepMinutes) ? choice : best),
    PREP_CHOICES[0],
  )
  return PREP_CHOICES.map(choice => (choice === nearest ? prepMinutes : choice))
}
