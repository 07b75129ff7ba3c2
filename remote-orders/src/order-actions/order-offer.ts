import type { AvailableAction, Order, OrderActionName } from '@sufra/shared/contracts/order'

export const PREP_CHOICES = [10, 15, 20, 30] as const
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

/** The chip that is closest to the branch's usual time; the shorter one when two are as close. */
export const nearestPrep = (minutes: number): number =>
  PREP_CHOICES.reduce<number>(
    (best, choice) => (Math.abs(choice - minutes) < Math.abs(best - minutes) ? choice : best),
    PREP_CHOICES[0],
  )
