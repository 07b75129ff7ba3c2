import type { AvailableAction, Order, OrderActionName } from '@sufra/shared/contracts/order'

const PREP_CHOICES = [10, 15, 20, 30] as const
export const DELAY_CHOICES = [5, 10, 15, 20, 30] as const

// The next step of a life: the first of these that is offered is the card's one big button.
const NEXT_STEPS = ['Accept', 'StartPreparing', 'MarkReady', 'HandOver', 'Complete', 'Reinject'] as const

export type NextStep = (typeof NEXT_STEPS)[number]

/** The action as the server offers it, or undefined: then nobody may do it and no button is shown. */
export const offerOf = (order: Order, actionName: OrderActionName): AvailableAction | undefined =>
  order.availableActions.find(each => each.actionName === actionName)

export const nextStepOf = (order: Order): NextStep | undefined =>
  NEXT_STEPS.find(step => offerOf(order, step))

/** A cook may skip "start preparing": what else the menu offers as a step. */
export const otherStepsOf = (order: Order): NextStep[] =>
  NEXT_STEPS.filter(step => step !== nextStepOf(order) && offerOf(order, step))

/** The chips: what the branch itself takes, in the place of the usual time that is closest (the shorter of two). */
export const prepChoicesOf = ({ prepMinutes }: Pick<Order, 'prepMinutes'>): number[] => {
  const nearest = PREP_CHOICES.reduce<number>(
    (best, choice) => (Math.abs(choice - prepMinutes) < Math.abs(best - prepMinutes) ? choice : best),
    PREP_CHOICES[0],
  )
  return PREP_CHOICES.map(choice => (choice === nearest ? prepMinutes : choice))
}
