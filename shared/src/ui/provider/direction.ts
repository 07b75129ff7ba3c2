import { createContext, useContext } from 'react'

export type Direction = 'rtl' | 'ltr'

/** Arabic comes first, so that is what a component shows outside a provider. */
export const DirectionContext = createContext<Direction>('rtl')

/** The direction of the interface language, for the few things that CSS cannot turn round. */
export const useDirection = (): Direction => useContext(DirectionContext)
