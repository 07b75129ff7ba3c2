import { create } from 'zustand'
import type { Order } from '@sufra/shared/contracts/order'

/** Chosen preparation minutes by order id; every way of accepting the order uses them. */
export const usePrepChoices = create<Record<number, number>>()(() => ({}))

const minutesOf = (choices: Record<number, number>, { id, prepMinutes }: Order): number =>
  choices[id] ?? prepMinutes

export const prepOf = (order: Order): number => minutesOf(usePrepChoices.getState(), order)

export const usePrepOf = (order: Order): number => usePrepChoices(choices => minutesOf(choices, order))

export const choosePrep = ({ id }: Order, minutes: number): void => usePrepChoices.setState({ [id]: minutes })
