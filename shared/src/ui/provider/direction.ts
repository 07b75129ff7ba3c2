import { createContext, useContext } from 'react'

export type Direction = 'rtl' | 'ltr'

/** Right to left by default: a component outside a provider is Arabic. */
export const DirectionContext = createContext<Direction>('rtl')

/** Returns the direction of the interface language, for the few cases that CSS cannot mirror. */
export const useDirection = (): Direction => useContext(DirectionContext)
